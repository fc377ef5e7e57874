import { type Email, mailOf, type OutgoingMail } from '../mail/index.ts';
import { type PaperWords, paperText } from '../paper/index.ts';
import type { Receipt } from './receipt.ts';
import { receiptLines } from './receipt-lines.ts';
import { receiptWords } from './receipt-words.ts';

/** The mail that brings a receipt. */
export const receiptMail = (
  receipt: Receipt,
  paper: PaperWords,
  file: { readonly to: string; readonly dedupeKey: string; readonly pdf: Buffer },
): OutgoingMail => {
  const { title, subject, intro, note } = receiptWords(receipt, paper);
  const lines = receiptLines(receipt, paper);
  const venue = paperText(receipt.venueName);
  const letter: Email = {
    language: paper.language,
    venue,
    title,
    intro,
    rows: [...lines.items, ...lines.extras, lines.total, ...lines.vat, ...lines.refunded, ...lines.facts],
    notes: [lines.venue.join(' · '), note],
  };
  return mailOf(letter, {
    dedupeKey: file.dedupeKey,
    to: file.to,
    subject,
    attachments: [{ filename: receiptFile(receipt), contentType: 'application/pdf', content: file.pdf }],
  });
};

/** Name of the receipt's file, in plain letters. */
export const receiptFile = ({ givenTo, number }: Pick<Receipt, 'givenTo' | 'number'>): string =>
  `${givenTo === null ? 'receipt' : 'donation'}-${number}.pdf`;
