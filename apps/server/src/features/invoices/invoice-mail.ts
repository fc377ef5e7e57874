import { type Letter, letterHtml, letterText, type OutgoingMail } from '../mail/index.ts';
import { paperText } from '../paper/index.ts';
import type { Invoice } from './invoice.ts';
import { wordsOf } from './invoice-parts.ts';
import { invoiceTitle } from './invoice-pdf.ts';

/** Name of the invoice's file; numbers are plain letters. */
export const invoiceFile = ({ number }: Pick<Invoice, 'number'>): string => `${number}.pdf`;

/** The mail that brings the invoice of a payment; one per payment. */
export const invoiceMail = (paymentId: string, invoice: Invoice, pdf: Buffer): OutgoingMail => {
  const { content, number } = invoice;
  const paper = wordsOf(content);
  const { words, money, date, language } = paper;
  const venue = paperText(content.seller.venueName);
  const letter: Letter = {
    language,
    venue,
    title: invoiceTitle(content, paper),
    intro: words('print.invoice.intro'),
    rows: [
      { label: words('print.invoice.number', { number }), value: date(invoice.issuedAt) },
      { label: words('print.invoice.seller'), value: content.seller.companyName },
      { label: words('print.invoice.buyer'), value: content.buyer.businessName },
      { label: words('print.total'), value: money(content.total), strong: true },
    ],
    notes: [],
  };
  return {
    dedupeKey: `invoice:${paymentId}`,
    fromName: venue,
    to: content.buyer.email,
    subject: words('print.invoice.subject', { number, venue }),
    text: letterText(letter),
    html: letterHtml(letter),
    attachments: [{ filename: invoiceFile(invoice), contentType: 'application/pdf', content: pdf }],
  };
};
