import { type Minor, minor, sum } from '@tableside/domain/money';
import type { RatedAmount, VatShare } from '@tableside/domain/vat';
import type { PaperWords } from '../../paper/index.ts';
import { pieceName, type SoldPiece } from '../../receipts/index.ts';
import type { InvoiceLine } from '../invoice/invoice.ts';
import { type Part, taxedLines } from '../invoice/invoice-lines.ts';
import type { CreditedSale } from './credit-note.ts';

type Paper = { readonly paper: PaperWords; readonly rateOf: (percent: number | null) => number };

const amountAt = (parts: readonly RatedAmount[], percent: number): Minor =>
  sum(parts.filter(part => part.percent === percent).map(({ amount }) => amount));

/** What a refund gave back, by name; money given back for nothing in particular is a line of its own, one for each rate. */
const partsOf = (
  { fee }: CreditedSale,
  shares: readonly VatShare[],
  pieces: readonly SoldPiece[],
  { paper, rateOf }: Paper,
): Part[] => {
  const named: Part[] = [
    ...pieces.map(piece => ({
      name: pieceName(piece, paper),
      amount: piece.amount,
      percent: rateOf(piece.vatPercent),
    })),
    ...(fee > 0 ? [{ name: paper.words('print.transactionFee'), amount: fee, percent: rateOf(null) }] : []),
  ];
  const unnamed = (amount: Minor, percent: number): Part => ({
    name: paper.words('print.credit.part'),
    amount,
    percent,
  });
  const rests = shares.map(({ percent, gross }) => ({
    percent,
    amount: minor(gross - amountAt(named, percent)),
  }));
  const known = new Set(shares.map(({ percent }) => percent));
  // Less than it names went back only where the invoice had left less: then nobody can say of which dish.
  if (rests.some(({ amount }) => amount < 0) || named.some(({ percent }) => !known.has(percent))) {
    return shares.map(({ percent, gross }) => unnamed(gross, percent));
  }
  return [
    ...named,
    ...rests.flatMap(({ percent, amount }) => (amount > 0 ? [unnamed(amount, percent)] : [])),
  ];
};

/** The lines of a credit note; their net and gross add up to its shares to the cent. */
export const creditLines = (
  sale: CreditedSale,
  shares: readonly VatShare[],
  pieces: readonly SoldPiece[],
  paper: Paper,
): InvoiceLine[] => taxedLines(partsOf(sale, shares, pieces, paper), shares);
