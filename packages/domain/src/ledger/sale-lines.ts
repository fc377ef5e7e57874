import { type Minor, minor, ZERO } from '../money/index.ts';
import { giftLine, type LedgerLine, merged } from './lines.ts';

/** What a piece of a bill is: a dish, a small-order fee, or money that is given and never a sale. */
export type PieceKind = 'item' | 'fee' | 'tip' | 'donation';

/** A dish or a fee, which is the venue's and has VAT in it; tips and donations are others'. */
export const isSold = ({ kind }: { readonly kind: PieceKind }): boolean => kind === 'item' || kind === 'fee';

/** A piece of a bill as the books see it, in minor units; `discount` is its share of the bill's. ADR 0010. */
export type SoldPiece = {
  readonly kind: PieceKind;
  readonly price: Minor;
  readonly discount: Minor;
  /** What of it members had off; absent: nothing. */
  readonly loyalty?: Minor;
  /** Whose a tip or a donation is; absent or null: the house's pool. */
  readonly recipientId?: string | null;
};

/** What a piece earns when it is owed; a tip chosen when ordering is the house's pool, never a sale. */
const earned = (kind: PieceKind, amount: Minor, recipientId: string | null): LedgerLine => {
  if (kind === 'tip' || kind === 'donation') return giftLine(amount, { kind, to: recipientId });
  return { account: kind === 'item' ? 'sales' : 'fees', amount };
};

/** Pieces become owed to the venue: receivable and discounts against sales, fees and tips. Nothing for free pieces. */
export const saleLines = (pieces: readonly SoldPiece[]): LedgerLine[] =>
  merged(
    pieces.flatMap(({ kind, price, discount, loyalty = ZERO, recipientId = null }): LedgerLine[] => [
      { account: 'receivable', amount: minor(price - discount) },
      { account: 'discounts', amount: minor(discount - loyalty) },
      { account: 'loyalty_discounts', amount: loyalty },
      earned(kind, minor(-price), recipientId),
    ]),
  );

/** Pieces are taken off a bill: the sale the other way round. */
export const voidLines = (pieces: readonly SoldPiece[]): LedgerLine[] =>
  saleLines(pieces).map(line => ({ ...line, amount: minor(-line.amount) }));
