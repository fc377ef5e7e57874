import { Refusal, toWire } from '@tableside/contract';
import type { InvoicePapers } from '@tableside/contract/http/invoices';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler, StaffContext } from '../../../http/mount/handler.ts';
import { pdfAnswer } from '../../paper/index.ts';
import { creditNotePdf } from '../credit-note/credit-note-pdf.ts';
import { creditNotesOf } from '../credit-note/credit-note-store.ts';
import { invoicePdf } from '../invoice/invoice-pdf.ts';
import { invoiceOfPayment, paymentIsOf, type StoredInvoice } from '../invoice/invoice-store.ts';
import { ownInvoice, phonesInvoice, phonesNote, venuesInvoice, venuesNote } from './find-paper.ts';
import { paperFile } from './paper-mail.ts';

type Database = Pick<Deps, 'database'>;
type Needs = Pick<Deps, 'database' | 'venues'>;

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

export const showPapers =
  ({ database: { run } }: Database): Handler<'GET /payments/invoice/{uuid}'> =>
  async ({ params, meta }) => ({
    invoice: await papersOf(run, (await ownInvoice(run, params.uuid, meta)).invoice),
  });

export const showInvoicePdf =
  ({ database, venues }: Needs): Handler<'GET /payments/invoice/{uuid}/pdf'> =>
  async request => {
    const { paper, venueId } = await phonesInvoice(database.run, request);
    return pdfAnswer(
      paperFile(paper),
      await invoicePdf(paper, (await venues.get(venueId)).settings.countryCode),
    );
  };

export const showNotePdf =
  ({ database, venues }: Needs): Handler<'GET /payments/invoice/{uuid}/credit-notes/{note}/pdf'> =>
  async request => {
    const { paper, venueId } = await phonesNote(database.run, request);
    return pdfAnswer(
      paperFile(paper),
      await creditNotePdf(paper, (await venues.get(venueId)).settings.countryCode),
    );
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
  ({ database, venues }: Needs): Handler<'GET /console/{venue}/invoices/{invoice}/pdf'> =>
  async request => {
    const { paper, venueId } = await venuesInvoice(database.run, request);
    return pdfAnswer(
      paperFile(paper),
      await invoicePdf(paper, (await venues.get(venueId)).settings.countryCode),
    );
  };

export const staffNotePdf =
  ({ database, venues }: Needs): Handler<'GET /console/{venue}/credit-notes/{note}/pdf'> =>
  async request => {
    const { paper, venueId } = await venuesNote(database.run, request);
    return pdfAnswer(
      paperFile(paper),
      await creditNotePdf(paper, (await venues.get(venueId)).settings.countryCode),
    );
  };
