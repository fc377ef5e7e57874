import type { TaxedSums } from '@tableside/domain/invoices';
import { type Minor, minor, sum } from '@tableside/domain/money';
import type { PaperWords } from '../paper/index.ts';
import { pieceName, type SoldPiece } from '../receipts/index.ts';
import type { CreditedSale } from './credit-note.ts';
import type { InvoiceLine } from './invoice.ts';
import { taxedLines } from './invoice-lines.ts';

type Part = { readonly name: string; readonly amount: Minor };

/** What a refund gave back, by name; money given back for nothing in particular is a line of its own. */
const partsOf = (
  { fee }: CreditedSale,
  total: Minor,
  pieces: readonly SoldPiece[],
  paper: PaperWords,
): Part[] => {
  const named = [
    ...pieces.map(piece => ({ name: pieceName(piece, paper), amount: piece.amount })),
    ...(fee > 0 ? [{ name: paper.words('print.transactionFee'), amount: fee }] : []),
  ];
  const rest = minor(total - sum(named.map(({ amount }) => amount)));
  // Less than it names went back only where the invoice had left less: then nobody can say of which dish.
  if (rest < 0) return [{ name: paper.words('print.credit.part'), amount: total }];
  return rest > 0 ? [...named, { name: paper.words('print.credit.part'), amount: rest }] : named;
};

/** The lines of a credit note; their net and gross add up to its sums to the cent. */
export const creditLines = (
  sale: CreditedSale,
  { net, total }: TaxedSums,
  pieces: readonly SoldPiece[],
  paper: PaperWords,
): InvoiceLine[] => taxedLines(partsOf(sale, total, pieces, paper), net);
