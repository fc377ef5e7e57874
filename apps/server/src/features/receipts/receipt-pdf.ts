import { openPaper, type PaperWords } from '../paper/index.ts';
import type { Receipt } from './receipt.ts';
import { receiptLines } from './receipt-lines.ts';
import { receiptWords } from './receipt-words.ts';

/** The receipt as a file that can be kept and printed. */
export const receiptPdf = async (receipt: Receipt, words: PaperWords, madeAt: Date): Promise<Buffer> => {
  const lines = receiptLines(receipt, words);
  const { number: title, note } = receiptWords(receipt, words);
  const { language } = words;
  const paper = await openPaper({ size: 'A5', title, author: receipt.companyName, language, madeAt });
  paper.line(receipt.venueName, { size: 16, bold: true });
  for (const line of lines.venue) paper.line(line, { size: 9, muted: true });
  paper.gap(14);
  for (const { label, value } of lines.facts) paper.pair(label, value, { size: 9 });
  paper.gap(4);
  paper.rule();
  for (const { label, value } of lines.items) {
    paper.pair(label, value);
    paper.gap(3);
  }
  if (lines.items.length > 0) paper.rule();
  for (const { label, value } of lines.extras) paper.pair(label, value);
  paper.pair(lines.total.label, lines.total.value, { size: 14, bold: true });
  for (const { label, value } of lines.vat) paper.pair(label, value, { size: 9, muted: true });
  if (lines.refunded.length > 0) {
    paper.rule();
    for (const { label, value } of lines.refunded) paper.pair(label, value, { bold: true });
  }
  paper.gap(18);
  paper.line(note, { size: 8, muted: true });
  return paper.finish();
};
