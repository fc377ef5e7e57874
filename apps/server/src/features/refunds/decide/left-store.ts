import { type Gift, isSold, type PieceKind } from '@tableside/domain/ledger';
import type { Minor } from '@tableside/domain/money';
import { minor } from '@tableside/domain/money';
import type { PaidPiece, RefundableMoney, SoldByRate } from '@tableside/domain/refunds';
import { byRate, type RatedAmount } from '@tableside/domain/vat';
import type { Run } from '../../../database/database.ts';
import { givenByRate } from '../../ledger/index.ts';
import type { LockedPayment } from './lock-store.ts';

type Sums = {
  readonly tip: Minor;
  readonly fee: Minor;
  readonly suspense: Minor;
  readonly sales_back: Minor;
  readonly fee_pieces_back: Minor;
  readonly tip_pieces_back: Minor;
  readonly fee_back: Minor;
  readonly tip_back: Minor;
  readonly suspense_back: Minor;
};

const back = (part: string): string => `
  coalesce((select sum((d.data ->> '${part}')::bigint) from journal_entry d
    where d.payment_id = $1 and d.kind = 'refund_due'), 0)::bigint`;

const came = (account: string): string => `
  coalesce((select -sum(l.amount) from journal_entry e join journal_line l on l.entry_id = e.id
    where e.payment_id = $1 and e.kind = 'capture' and l.account = '${account}'), 0)::bigint`;

const readSums = async (run: Run, paymentId: string): Promise<Sums> => {
  const [row] = await run<Sums>(
    'refund-sums',
    `select ${came('tips_payable')} as tip, ${came('transaction_fees')} as fee, ${came('suspense')} as suspense,
       ${back('sales')} as sales_back, ${back('feePieces')} as fee_pieces_back, ${back('tipPieces')} as tip_pieces_back,
       ${back('fee')} as fee_back, ${back('tip')} as tip_back, ${back('suspense')} as suspense_back`,
    [paymentId],
  );
  if (!row) throw new Error('sums without a row');
  return row;
};

type PieceRow = {
  id: string;
  kind: PieceKind;
  /** Whose a tip or donation by card is. */
  to: string | null;
  /** The bill is nothing but that. */
  isGiven: boolean;
  vat: number | null;
  amount: Minor;
  back: Minor;
  /** What of its price a member had off. */
  loyalty: Minor;
};

const readPieces = (run: Run, paymentId: string): Promise<PieceRow[]> =>
  run<PieceRow>(
    'refund-pieces',
    `select i.id, i.kind, i.recipient_id as to, b.kind in ('tip', 'donation') as "isGiven",
       i.vat_percent as vat, a.amount, i.loyalty_share as loyalty, coalesce((
       select sum((x ->> 'amount')::bigint) from refund r cross join jsonb_array_elements(r.items) x
       where r.payment_id = $1 and x ->> 'bill_item_id' = i.id::text), 0)::bigint as back
     from payment_allocation a join bill_item i on i.id = a.bill_item_id join bill b on b.id = i.bill_id
     where a.payment_id = $1
     order by i.position, i.id`,
    [paymentId],
  );

/** With what a payment sold and gave back by rate of VAT. */
export type RefundableByRate = RefundableMoney & SoldByRate;

/** Money that was given is planned alike, whomever it is for. */
const asPlanned = (kind: PieceKind): PaidPiece['kind'] => (kind === 'donation' ? 'tip' : kind);

const giftOf = ([first]: readonly PieceRow[]): { readonly gift?: Gift } =>
  first?.isGiven && !isSold(first)
    ? { gift: { kind: first.kind === 'donation' ? 'donation' : 'tip', to: first.to } }
    : {};

/** What can still be given back of a locked payment, by what it was for: the journal's word, not the caches'. */
export const readRefundable = async (run: Run, payment: LockedPayment): Promise<RefundableByRate> => {
  const sums = await readSums(run, payment.id);
  const pieces = await readPieces(run, payment.id);
  const paidFor = (kind: PieceKind): number =>
    pieces.reduce((all, piece) => (piece.kind === kind ? all + piece.amount : all), 0);
  return {
    sales: minor(paidFor('item') - sums.sales_back),
    feePieces: minor(paidFor('fee') - sums.fee_pieces_back),
    tipPieces: minor(paidFor('tip') + paidFor('donation') - sums.tip_pieces_back),
    fee: minor(sums.fee - sums.fee_back),
    tip: minor(sums.tip - sums.tip_back),
    personnelId: payment.personnel_id,
    ...giftOf(pieces),
    suspense: minor(sums.suspense - sums.suspense_back),
    pieces: pieces.map(piece => ({
      id: piece.id,
      kind: asPlanned(piece.kind),
      left: minor(piece.amount - piece.back),
      ...(piece.loyalty > 0 && { members: { benefit: minor(piece.loyalty), paid: minor(piece.amount) } }),
      vatPercent: piece.vat,
    })),
    paid: byRate([
      ...pieces.filter(isSold).map(({ vat, amount }) => ({ percent: vat, amount: minor(amount) })),
      { percent: null, amount: minor(sums.fee) },
    ]),
    given: await run<RatedAmount>('refund-by-rate', givenByRate('$1'), [payment.id]),
  };
};
