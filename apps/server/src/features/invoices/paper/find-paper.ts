import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { RequestMeta, StaffContext } from '../../../http/mount/handler.ts';
import { hashOfToken } from '../../../http/tokens.ts';
import { receiptedSold } from '../../receipts/index.ts';
import type { CreditNote } from '../credit-note/credit-note.ts';
import { creditNotesOf, paperOfVenue } from '../credit-note/credit-note-store.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { invoiceOfDevice, type StoredInvoice } from '../invoice/invoice-store.ts';

/** The invoice of a payment that this phone may have a receipt of, where it may read it. Refuses payment_not_found. */
export const ownInvoice = async (
  run: Run,
  uuid: string,
  meta: RequestMeta,
): Promise<{ readonly invoice: StoredInvoice | null; readonly venueId: string }> => {
  const { paymentId, venueId } = await receiptedSold(run, uuid, meta);
  return { invoice: await invoiceOfDevice(run, paymentId, hashOfToken(meta.deviceToken ?? '')), venueId };
};

/** A paper with the venue that it is of. */
export type Found<Paper> = { readonly paper: Paper; readonly venueId: string };

type OfPhone<Params> = { readonly params: Params; readonly meta: RequestMeta };
type OfStaff<Params> = { readonly params: Params; readonly staff: StaffContext };

/** Refuses payment_not_found, and not_found where there is none for this phone. */
export const phonesInvoice = async (
  run: Run,
  { params, meta }: OfPhone<{ readonly uuid: string }>,
): Promise<Found<Invoice>> => {
  const { invoice, venueId } = await ownInvoice(run, params.uuid, meta);
  if (!invoice) throw new Refusal('not_found');
  return { paper: invoice, venueId };
};

/** As {@link phonesInvoice}, a note to it. */
export const phonesNote = async (
  run: Run,
  { params, meta }: OfPhone<{ readonly uuid: string; readonly note: string }>,
): Promise<Found<CreditNote>> => {
  const { invoice, venueId } = await ownInvoice(run, params.uuid, meta);
  const notes = invoice ? await creditNotesOf(run, invoice.paymentId) : [];
  const paper = notes.find(({ id }) => id === params.note);
  if (!paper) throw new Refusal('not_found');
  return { paper, venueId };
};

/** An invoice of the venue of staff. Refuses not_found. */
export const venuesInvoice = async (
  run: Run,
  { params, staff: { venueId } }: OfStaff<{ readonly invoice: string }>,
): Promise<Found<Invoice>> => {
  const paper = isUuid(params.invoice) ? await paperOfVenue(run, 'invoice', venueId, params.invoice) : null;
  if (!paper) throw new Refusal('not_found');
  return { paper, venueId };
};

/** As {@link venuesInvoice}, a credit note. */
export const venuesNote = async (
  run: Run,
  { params, staff: { venueId } }: OfStaff<{ readonly note: string }>,
): Promise<Found<CreditNote>> => {
  const paper = isUuid(params.note) ? await paperOfVenue(run, 'credit_note', venueId, params.note) : null;
  if (!paper) throw new Refusal('not_found');
  return { paper, venueId };
};
