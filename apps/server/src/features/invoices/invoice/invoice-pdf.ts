import { facturX } from '../e-invoice/factur-x.ts';
import { wordsOf } from '../invoice-parts.ts';
import { PAPER_KINDS } from '../paper/paper-kind.ts';
import { pdfPage } from '../paper/paper-pdf.ts';
import type { Invoice } from './invoice.ts';

/** An issued invoice as a file, which is Factur-X: it carries the same for programs. `venueCountry` of ISO 3166-1. */
export const invoicePdf = (invoice: Invoice, venueCountry: string): Promise<Buffer> => {
  const { paidAt, tip } = invoice.content;
  const paper = wordsOf(invoice.content);
  const { words, money, date } = paper;
  const tipApart = { text: words('print.invoice.tipApart', { amount: money(tip) }) };
  return pdfPage(PAPER_KINDS.invoice, invoice, paper, {
    carries: facturX(invoice, venueCountry),
    dated: `${words('print.invoice.suppliedOn')}: ${date(new Date(paidAt))}`,
    closing: [
      { text: words('print.invoice.paid') },
      ...(tip > 0 ? [{ ...tipApart, style: { size: 9, muted: true } }] : []),
    ],
  });
};
