import { type Minor, minor } from '../money/index.ts';
import { type LedgerAccount, type LedgerLine, merged, tipLine } from './lines.ts';

/** A piece of a bill as the books see it, in minor units; `discount` is its share of the bill's. ADR 0010. */
export type SoldPiece = {
  readonly kind: 'item' | 'fee' | 'tip';
  readonly price: Minor;
  readonly discount: Minor;
};

/** What a piece earns when it is owed; a tip chosen when ordering is the house's pool, never a sale. */
const EARNED: Readonly<Record<SoldPiece['kind'], LedgerAccount>> = {
  item: 'sales',
  fee: 'fees',
  tip: 'tips_payable',
};

const earned = (kind: SoldPiece['kind'], amount: Minor): LedgerLine =>
  kind === 'tip' ? tipLine(amount, null) : { account: EARNED[kind], amount };

/** Pieces become owed to the venue: receivable and discounts against sales, fees and tips. Nothing for free pieces. */
export const saleLines = (pieces: readonly SoldPiece[]): LedgerLine[] =>
  merged(
    pieces.flatMap(({ kind, price, discount }): LedgerLine[] => [
      { account: 'receivable', amount: minor(price - discount) },
      { account: 'discounts', amount: discount },
      earned(kind, minor(-price)),
    ]),
  );

/** Pieces are taken off a bill: the sale the other way round. */
export const voidLines = (pieces: readonly SoldPiece[]): LedgerLine[] =>
  saleLines(pieces).map(line => ({ ...line, amount: minor(-line.amount) }));
