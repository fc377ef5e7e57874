import { Refusal, toWire } from '@tableside/contract';
import type { InvoicePapers } from '@tableside/contract/http/invoices';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { isUuid } from '../../http/identifiers.ts';
import { pdfAnswer } from '../paper/index.ts';
import { ownSold } from '../receipts/index.ts';
import { creditNotePdf } from './credit-note-pdf.ts';
import { creditNotesOf, paperOfVenue } from './credit-note-store.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceOfPayment, paymentIsOf } from './invoice-store.ts';
import { paperFile } from './paper-mail.ts';

type Database = Pick<Deps, 'database'>;

/** The invoice of a payment with its notes; null: it has none. */
const papersOf = async (run: Run, paymentId: string): Promise<InvoicePapers | null> => {
  const invoice = await invoiceOfPayment(run, paymentId);
  if (!invoice) return null;
  const { decimals } = invoice.content.currency;
  const notes = await creditNotesOf(run, paymentId);
  return {
    id: invoice.id,
    number: invoice.number,
    issued_at: invoice.issuedAt.toISOString(),
    total: toWire(invoice.content.total, decimals),
    credit_notes: notes.map(({ id, number, issuedAt, content }) => ({
      id,
      number,
      issued_at: issuedAt.toISOString(),
      total: toWire(content.total, decimals),
    })),
  };
};

export const showPapers =
  ({ database }: Database): Handler<'GET /payments/invoice/{uuid}'> =>
  async ({ params, meta }) => {
    const { paymentId } = await ownSold(database.run, params.uuid, meta);
    return { invoice: await papersOf(database.run, paymentId) };
  };

export const showNotePdf =
  ({ database }: Database): Handler<'GET /payments/invoice/{uuid}/credit-notes/{note}/pdf'> =>
  async ({ params, meta }) => {
    const { paymentId } = await ownSold(database.run, params.uuid, meta);
    const notes = await creditNotesOf(database.run, paymentId);
    const note = notes.find(({ id }) => id === params.note);
    if (!note) throw new Refusal('not_found');
    return pdfAnswer(paperFile(note), await creditNotePdf(note));
  };

export const staffPapers =
  ({ database }: Database): Handler<'GET /console/{venue}/payments/{payment}/invoice'> =>
  async ({ params, staff }) => {
    const ours = isUuid(params.payment) && (await paymentIsOf(database.run, params.payment, staff.venueId));
    if (!ours) throw new Refusal('payment_not_found');
    return { invoice: await papersOf(database.run, params.payment) };
  };

export const staffInvoicePdf =
  ({ database }: Database): Handler<'GET /console/{venue}/invoices/{invoice}/pdf'> =>
  async ({ params, staff }) => {
    const id = isUuid(params.invoice) ? params.invoice : null;
    const invoice = id && (await paperOfVenue(database.run, 'invoice', staff.venueId, id));
    if (!invoice) throw new Refusal('not_found');
    return pdfAnswer(paperFile(invoice), await invoicePdf(invoice));
  };

export const staffNotePdf =
  ({ database }: Database): Handler<'GET /console/{venue}/credit-notes/{note}/pdf'> =>
  async ({ params, staff }) => {
    const id = isUuid(params.note) ? params.note : null;
    const note = id && (await paperOfVenue(database.run, 'credit_note', staff.venueId, id));
    if (!note) throw new Refusal('not_found');
    return pdfAnswer(paperFile(note), await creditNotePdf(note));
  };
