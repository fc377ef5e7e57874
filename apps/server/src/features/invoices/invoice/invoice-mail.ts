import type { OutgoingMail } from '../../mail/index.ts';
import { wordsOf } from '../invoice-parts.ts';
import { PAPER_KINDS } from '../paper/paper-kind.ts';
import { invoiceEmail } from '../paper/paper-mail.ts';
import type { Invoice } from './invoice.ts';

/** The mail that brings the invoice of a payment; one per payment. */
export const invoiceMail = (paymentId: string, invoice: Invoice, pdf: Buffer): OutgoingMail => {
  const paper = wordsOf(invoice.content);
  const intro = paper.words('print.invoice.intro');
  return invoiceEmail(PAPER_KINDS.invoice, invoice, paper, { dedupeKey: `invoice:${paymentId}`, intro, pdf });
};
