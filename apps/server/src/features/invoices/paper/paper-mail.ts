import { type Email, mailOf, type OutgoingMail } from '../../mail/index.ts';
import { type PaperWords, paperText } from '../../paper/index.ts';
import type { InvoicePaper, Numbered } from '../invoice/invoice.ts';
import { type PaperKind, paperTitle } from './paper-kind.ts';

/** Name of the file of an invoice or a note; numbers are plain letters. */
export const paperFile = ({ number }: Pick<Numbered<InvoicePaper>, 'number'>): string => `${number}.pdf`;

/** The mail that brings an invoice, or a note to where the invoice went. */
export const invoiceEmail = (
  kind: PaperKind,
  issued: Numbered<InvoicePaper>,
  paper: PaperWords,
  { dedupeKey, intro, pdf }: { readonly dedupeKey: string; readonly intro: string; readonly pdf: Buffer },
): OutgoingMail => {
  const { number, issuedAt, content } = issued;
  const { words, money, date, language } = paper;
  const venue = paperText(content.seller.venueName);
  const letter: Email = {
    language,
    venue,
    title: paperTitle(kind, content, paper),
    intro,
    rows: [
      { label: words('print.invoice.number', { number }), value: date(issuedAt) },
      { label: words('print.invoice.seller'), value: content.seller.companyName },
      { label: words('print.invoice.buyer'), value: content.buyer.businessName },
      { label: words('print.total'), value: money(kind.sign * content.total), strong: true },
    ],
    notes: [],
  };
  return mailOf(letter, {
    dedupeKey,
    to: content.buyer.email,
    subject: words(kind.subject, { number, venue }),
    attachments: [{ filename: paperFile(issued), contentType: 'application/pdf', content: pdf }],
  });
};
