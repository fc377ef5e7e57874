import { wordsOf } from '../invoice-parts.ts';
import { PAPER_KINDS } from '../paper/paper-kind.ts';
import { pdfPage } from '../paper/paper-pdf.ts';
import type { Invoice } from './invoice.ts';

/** An issued invoice as a file. */
export const invoicePdf = (invoice: Invoice): Promise<Buffer> => {
  const { paidAt, tip } = invoice.content;
  const paper = wordsOf(invoice.content);
  const { words, money, date } = paper;
  const tipApart = { text: words('print.invoice.tipApart', { amount: money(tip) }) };
  return pdfPage(PAPER_KINDS.invoice, invoice, paper, {
    dated: `${words('print.invoice.suppliedOn')}: ${date(new Date(paidAt))}`,
    closing: [
      { text: words('print.invoice.paid') },
      ...(tip > 0 ? [{ ...tipApart, style: { size: 9, muted: true } }] : []),
    ],
  });
};
