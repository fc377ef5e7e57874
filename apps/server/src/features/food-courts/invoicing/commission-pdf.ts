import { type StaffWords, staffWords } from '../../../staff-words.ts';
import { invoiceWords, PAPER_KINDS, pdfPage } from '../../invoices/index.ts';
import type { CommissionPaper } from './commission-content.ts';

const wordsIn = staffWords('report', 'report.hall');
export const commissionWords = (language: string): StaffWords => wordsIn(language);

/** An issued paper to a stall as a file: the page of every invoice. */
export const commissionPdf = (paper: CommissionPaper): Promise<Buffer> => {
  const { kind, content } = paper;
  const words = invoiceWords(content);
  const say = commissionWords(content.language);
  const days = `${words.day(content.from)} – ${words.day(content.to)}`;
  const { corrects } = content;
  const to = corrects && { number: corrects.number, date: words.date(new Date(corrects.issuedAt)) };
  return pdfPage(kind === 'invoice' ? PAPER_KINDS.invoice : PAPER_KINDS.creditNote, paper, words, {
    dated: say('invoice.days', { days }),
    closing: [
      ...(to ? [{ text: words.words('print.credit.to', to) }] : []),
      { text: say(kind === 'invoice' ? 'invoice.kept' : 'invoice.givenUp') },
    ],
  });
};
