import { type Minor, minor } from '../money/index.ts';
import { type Gift, giftLine, type LedgerAccount, type LedgerLine, merged, tipLine } from './lines.ts';

/** Where the money that goes back is taken from, in minor units; together the refund. */
export type RefundSources = {
  /** Dishes that were paid for. */
  readonly sales: Minor;
  /** Small-order fees and tips chosen when ordering: pieces of the bill as well. */
  readonly feePieces: Minor;
  readonly tipPieces: Minor;
  /** Whose those are, where the bill is a tip or donation by card; absent: the house's pool. */
  readonly gift?: Gift;
  /** On top of a tip or donation by card. */
  readonly fee: Minor;
  /** The tip of the payment. */
  readonly tip: Minor;
  /** Whose that is; null: the house's pool. */
  readonly personnelId: string | null;
  /** Money that never was for anything. */
  readonly suspense: Minor;
};

/** The whole of a refund. */
export const refundTotal = (from: RefundSources): Minor =>
  minor(ofBill(from) + from.fee + from.tip + from.suspense);

/** What of it had paid for pieces of the bill. */
export const ofBill = ({
  sales,
  feePieces,
  tipPieces,
}: Pick<RefundSources, 'sales' | 'feePieces' | 'tipPieces'>): Minor => minor(sales + feePieces + tipPieces);

/** Money is to go back: it is owed to the guest from now on. */
export const refundDueLines = (sources: RefundSources): LedgerLine[] =>
  merged([
    { account: 'sales', amount: sources.sales },
    { account: 'fees', amount: sources.feePieces },
    { account: 'transaction_fees', amount: sources.fee },
    tipLine(sources.tip, sources.personnelId),
    giftLine(sources.tipPieces, sources.gift ?? { kind: 'tip', to: null }),
    { account: 'suspense', amount: sources.suspense },
    { account: 'refunds_payable', amount: minor(-refundTotal(sources)) },
  ]);

/** Money went back, from the account it had come on or from where staff took it. */
export const refundLines = (amount: Minor, account: LedgerAccount): LedgerLine[] =>
  merged([
    { account: 'refunds_payable', amount },
    { account, amount: minor(-amount) },
  ]);
