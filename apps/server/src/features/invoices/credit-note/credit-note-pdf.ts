import { facturX } from '../e-invoice/factur-x.ts';
import { wordsOf } from '../invoice-parts.ts';
import { PAPER_KINDS } from '../paper/paper-kind.ts';
import { pdfPage } from '../paper/paper-pdf.ts';
import type { CreditNote } from './credit-note.ts';

/** A credit note as a file: an invoice's paper with what was given back; Factur-X like it. */
export const creditNotePdf = (note: CreditNote, venueCountry: string): Promise<Buffer> => {
  const { number, issuedAt } = note.content.invoice;
  const paper = wordsOf(note.content);
  const { words, date } = paper;
  return pdfPage(PAPER_KINDS.creditNote, note, paper, {
    carries: facturX(note, venueCountry),
    dated: words('print.credit.to', { number, date: date(new Date(issuedAt)) }),
    closing: [{ text: words('print.credit.why') }],
  });
};
