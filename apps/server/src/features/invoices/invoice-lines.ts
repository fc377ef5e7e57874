import { allocate, type Minor, minor, times } from '@tableside/domain/money';
import { vatIncluded } from '@tableside/domain/vat';
import type { PaperWords } from '../paper/index.ts';
import { pieceName, type Sold, salesOf } from '../receipts/index.ts';
import type { InvoiceLine } from './invoice.ts';

type Part = { readonly name: string; readonly amount: Minor };
type Group = { readonly name: string; readonly each: Minor; quantity: number };

/** Alike pieces at the same price are one line: 3 × Coffee. What cost nothing is on no invoice. */
const grouped = (parts: readonly Part[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const { name, amount } of parts) {
    if (amount === 0) continue;
    const key = JSON.stringify([name, amount]);
    const known = groups.get(key) ?? { name, each: amount, quantity: 0 };
    known.quantity += 1;
    groups.set(key, known);
  }
  return [...groups.values()];
};

/** Parts as lines, whose net and gross add up to `net` and to the parts to the cent. Minor units. */
export const taxedLines = (parts: readonly Part[], net: Minor): InvoiceLine[] => {
  const groups = grouped(parts);
  const grosses = groups.map(({ each, quantity }) => times(each, quantity));
  const nets = allocate(net, grosses);
  return groups.map(({ name, quantity }, index) => ({
    name,
    quantity,
    net: nets[index] ?? minor(0),
    gross: grosses[index] ?? minor(0),
  }));
};

export type InvoiceSums = {
  readonly lines: readonly InvoiceLine[];
  readonly net: Minor;
  readonly vat: Minor;
  readonly total: Minor;
};

/**
 * What a payment sold, less what was given back of it, as lines and sums: the lines' net and gross add up to the sums to
 * the cent. Tips are no sale and stand on no line. `percent` null: the seller pays no VAT. Minor units.
 */
export const invoiceSums = (sold: Sold, percent: number | null, paper: PaperWords): InvoiceSums => {
  const share = (gross: Minor) => vatIncluded(gross, percent ?? 0);
  const fee = sold.fee > 0 ? [{ name: paper.words('print.transactionFee'), amount: sold.fee }] : [];
  const dishes = sold.pieces
    .filter(({ kind }) => kind !== 'tip')
    .map(piece => ({ name: pieceName(piece, paper), amount: piece.amount }));
  const sales = salesOf(sold);
  const back = minor(Math.min(sales, sold.salesGivenBack));
  const all = share(minor(sales - back));
  const lines = taxedLines([...dishes, ...fee], share(sales).net);
  const net = minor(all.net - share(sales).net);
  const returned = {
    name: paper.words('print.invoice.returned'),
    quantity: 1,
    net,
    gross: minor(-back),
  };
  return { lines: back > 0 ? [...lines, returned] : lines, net: all.net, vat: all.vat, total: all.gross };
};
