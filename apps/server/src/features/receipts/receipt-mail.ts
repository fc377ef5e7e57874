import { type Email, mailOf, type OutgoingMail } from '../mail/index.ts';
import { type PaperWords, paperText } from '../paper/index.ts';
import type { Receipt } from './receipt.ts';
import { receiptLines } from './receipt-lines.ts';

/** The mail that brings a receipt. */
export const receiptMail = (
  receipt: Receipt,
  paper: PaperWords,
  file: { readonly to: string; readonly dedupeKey: string; readonly pdf: Buffer },
): OutgoingMail => {
  const { words, language } = paper;
  const lines = receiptLines(receipt, paper);
  const venue = paperText(receipt.venueName);
  const letter: Email = {
    language,
    venue,
    title: words('print.receipt.title'),
    intro: words('print.receipt.intro'),
    rows: [...lines.items, ...lines.extras, lines.total, ...lines.vat, ...lines.refunded, ...lines.facts],
    notes: [lines.venue.join(' · '), words('print.receipt.notFiscal')],
  };
  return mailOf(letter, {
    dedupeKey: file.dedupeKey,
    to: file.to,
    subject: words('print.receipt.subject', { venue }),
    attachments: [{ filename: receiptFile(receipt), contentType: 'application/pdf', content: file.pdf }],
  });
};

/** Name of the receipt's file, in plain letters. */
export const receiptFile = ({ number }: Pick<Receipt, 'number'>): string => `receipt-${number}.pdf`;
