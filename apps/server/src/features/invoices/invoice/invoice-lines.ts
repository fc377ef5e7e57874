import { sharesTotal, type TaxedSums } from '@tableside/domain/invoices';
import { isSold } from '@tableside/domain/ledger';
import { allocate, type Minor, minor, sum, times, ZERO } from '@tableside/domain/money';
import { type RatedAmount, takenByRate, type VatShare, vatIncluded, vatShares } from '@tableside/domain/vat';
import type { PaperWords } from '../../paper/index.ts';
import { pieceName, type Sold, salesByRate } from '../../receipts/index.ts';
import type { InvoiceLine } from './invoice.ts';

/** Something that a paper names, with the rate of VAT inside of it. */
export type Part = { readonly name: string; readonly amount: Minor; readonly percent: number };
type Group = { readonly name: string; readonly each: Minor; readonly percent: number; quantity: number };

/** Alike pieces at the same price are one line: 3 × Coffee. What cost nothing is on no invoice. */
const grouped = (parts: readonly Part[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const { name, amount, percent } of parts) {
    if (amount === 0) continue;
    const key = JSON.stringify([name, amount, percent]);
    const known = groups.get(key) ?? { name, each: amount, percent, quantity: 0 };
    known.quantity += 1;
    groups.set(key, known);
  }
  return [...groups.values()];
};

/** Parts as lines, whose net and gross add up to the shares' of their rates, and to the parts, to the cent. Minor units. */
export const taxedLines = (parts: readonly Part[], shares: readonly VatShare[]): InvoiceLine[] => {
  const groups = grouped(parts).map(group => ({ ...group, gross: times(group.each, group.quantity) }));
  const nets = new Map<Group, Minor>();
  for (const { percent, net } of shares) {
    const mine = groups.filter(group => group.percent === percent);
    const divided = allocate(
      net,
      mine.map(({ gross }) => gross),
    );
    mine.forEach((group, index) => {
      nets.set(group, divided[index] ?? ZERO);
    });
  }
  return groups.map(group => {
    const { name, quantity, gross, percent } = group;
    return { name, quantity, net: nets.get(group) ?? ZERO, gross, percent };
  });
};

export type InvoiceSums = TaxedSums & {
  readonly lines: readonly InvoiceLine[];
  readonly rates: readonly VatShare[];
};

/** What of the sales was given back, by rate: what is not known of whose rate in proportion to what was sold. */
const backByRate = (sold: Sold, rateOf: (percent: number | null) => number): RatedAmount[] => {
  const rated = (amounts: readonly RatedAmount[]) =>
    amounts.map(({ percent, amount }) => ({ percent: rateOf(percent), amount }));
  return takenByRate(rated(salesByRate(sold)), rated(sold.givenBackByRate));
};

/**
 * What a payment sold, less what was given back of it, as lines and sums by rate: the lines' net and gross add up to the
 * sums to the cent. Tips are no sale and stand on no line. `percent` of the usual rate; null: the seller pays no VAT.
 * Minor units.
 */
export const invoiceSums = (sold: Sold, percent: number | null, paper: PaperWords): InvoiceSums => {
  const rateOf = (own: number | null): number => (percent === null ? 0 : (own ?? percent));
  const usual = rateOf(null);
  const fee = { name: paper.words('print.transactionFee'), amount: sold.fee, percent: usual };
  const dishes = sold.pieces.filter(isSold).map(piece => ({
    name: pieceName(piece, paper),
    amount: piece.amount,
    percent: rateOf(piece.vatPercent),
  }));
  const sales = vatShares(
    salesByRate(sold).map(one => ({ ...one, percent: rateOf(one.percent) })),
    usual,
  );
  const back = backByRate(sold, rateOf);
  const backAt = (at: number): Minor =>
    sum(back.filter(one => one.percent === at).map(({ amount }) => amount));
  const rates = sales.map(share => vatIncluded(minor(share.gross - backAt(share.percent)), share.percent));
  const returned = sales.flatMap((share, index): InvoiceLine[] => {
    const gross = minor(-backAt(share.percent));
    const net = minor((rates[index]?.net ?? 0) - share.net);
    const name = paper.words('print.invoice.returned');
    return gross === 0 ? [] : [{ name, quantity: 1, net, gross, percent: share.percent }];
  });
  const lines = [...taxedLines([...dishes, fee], sales), ...returned];
  return { lines, rates, ...sharesTotal(rates) };
};
