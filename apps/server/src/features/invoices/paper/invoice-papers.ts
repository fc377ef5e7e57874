import { Refusal, toWire } from '@tableside/contract';
import type { InvoicePapers } from '@tableside/contract/http/invoices';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler, RawAnswer, StaffContext } from '../../../http/mount/handler.ts';
import { pdfAnswer } from '../../paper/index.ts';
import { creditNotePdf } from '../credit-note/credit-note-pdf.ts';
import { creditNotesOf } from '../credit-note/credit-note-store.ts';
import { invoicePdf } from '../invoice/invoice-pdf.ts';
import { invoiceOfPayment, paymentIsOf, type StoredInvoice } from '../invoice/invoice-store.ts';
import {
  type Found as FoundPaper,
  ownInvoice,
  phonesInvoice,
  phonesNote,
  venuesInvoice,
  venuesNote,
} from './find-paper.ts';
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

/** A paper as its file, in which the country of its venue is named. */
const fileOf = async <Paper extends Parameters<typeof paperFile>[0]>(
  { venues }: Needs,
  { paper, venueId }: FoundPaper<Paper>,
  draw: (paper: Paper, venueCountry: string) => Promise<Buffer>,
): Promise<RawAnswer> =>
  pdfAnswer(paperFile(paper), await draw(paper, (await venues.get(venueId)).settings.countryCode));

export const showInvoicePdf =
  (deps: Needs): Handler<'GET /payments/invoice/{uuid}/pdf'> =>
  async request =>
    fileOf(deps, await phonesInvoice(deps.database.run, request), invoicePdf);

export const showNotePdf =
  (deps: Needs): Handler<'GET /payments/invoice/{uuid}/credit-notes/{note}/pdf'> =>
  async request =>
    fileOf(deps, await phonesNote(deps.database.run, request), creditNotePdf);

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
  (deps: Needs): Handler<'GET /console/{venue}/invoices/{invoice}/pdf'> =>
  async request =>
    fileOf(deps, await venuesInvoice(deps.database.run, request), invoicePdf);

export const staffNotePdf =
  (deps: Needs): Handler<'GET /console/{venue}/credit-notes/{note}/pdf'> =>
  async request =>
    fileOf(deps, await venuesNote(deps.database.run, request), creditNotePdf);
