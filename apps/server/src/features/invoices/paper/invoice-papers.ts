import { Refusal, toWire } from '@tableside/contract';
import type { InvoicePapers } from '@tableside/contract/http/invoices';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler, RequestMeta, StaffContext } from '../../../http/mount/handler.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import { pdfAnswer } from '../../paper/index.ts';
import { receiptedSold } from '../../receipts/index.ts';
import { creditNotePdf } from '../credit-note/credit-note-pdf.ts';
import { creditNotesOf, paperOfVenue } from '../credit-note/credit-note-store.ts';
import { invoicePdf } from '../invoice/invoice-pdf.ts';
import {
  invoiceOfDevice,
  invoiceOfPayment,
  paymentIsOf,
  type StoredInvoice,
} from '../invoice/invoice-store.ts';
import { paperFile } from './paper-mail.ts';

type Database = Pick<Deps, 'database'>;

type Found = StoredInvoice | null;

/** An invoice with its notes; null: there is none. */
export const papersOf = async (run: Run, invoice: Found): Promise<InvoicePapers | null> => {
  if (!invoice) return null;
  const { decimals } = invoice.content.currency;
  const notes = await creditNotesOf(run, invoice.paymentId);
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

/** The invoice of a payment that this phone may have a receipt of, where it may read it. Refuses payment_not_found. */
const ownInvoice = async ({ run }: Database['database'], uuid: string, meta: RequestMeta): Promise<Found> => {
  const { paymentId } = await receiptedSold(run, uuid, meta);
  return invoiceOfDevice(run, paymentId, hashOfToken(meta.deviceToken ?? ''));
};

export const showPapers =
  ({ database }: Database): Handler<'GET /payments/invoice/{uuid}'> =>
  async ({ params, meta }) => ({
    invoice: await papersOf(database.run, await ownInvoice(database, params.uuid, meta)),
  });

export const showInvoicePdf =
  ({ database }: Database): Handler<'GET /payments/invoice/{uuid}/pdf'> =>
  async ({ params, meta }) => {
    const invoice = await ownInvoice(database, params.uuid, meta);
    if (!invoice) throw new Refusal('not_found');
    return pdfAnswer(paperFile(invoice), await invoicePdf(invoice));
  };

export const showNotePdf =
  ({ database }: Database): Handler<'GET /payments/invoice/{uuid}/credit-notes/{note}/pdf'> =>
  async ({ params, meta }) => {
    const invoice = await ownInvoice(database, params.uuid, meta);
    const notes = invoice ? await creditNotesOf(database.run, invoice.paymentId) : [];
    const note = notes.find(({ id }) => id === params.note);
    if (!note) throw new Refusal('not_found');
    return pdfAnswer(paperFile(note), await creditNotePdf(note));
  };

type Asked = { readonly params: { readonly payment: string }; readonly staff: StaffContext };

/** What there is of a payment of the venue. Refuses payment_not_found. */
export const staffPapers =
  ({ database: { run } }: Database) =>
  async ({ params, staff }: Asked) => {
    const ours = isUuid(params.payment) && (await paymentIsOf(run, params.payment, staff.venueId));
    if (!ours) throw new Refusal('payment_not_found');
    return { invoice: await papersOf(run, await invoiceOfPayment(run, params.payment)) };
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
