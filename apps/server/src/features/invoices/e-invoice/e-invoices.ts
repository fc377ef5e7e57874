import type { Deps } from '../../../deps.ts';
import type { Handler, RawAnswer } from '../../../http/mount/handler.ts';
import type { CreditNote } from '../credit-note/credit-note.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { type Found, phonesInvoice, phonesNote, venuesInvoice, venuesNote } from '../paper/find-paper.ts';
import { eInvoiceAnswer } from './e-invoice.ts';

type Needs = Pick<Deps, 'database' | 'venues'>;

const answer = async (
  { venues }: Needs,
  { paper, venueId }: Found<Invoice | CreditNote>,
): Promise<RawAnswer> => eInvoiceAnswer(paper, (await venues.get(venueId)).settings.countryCode);

export const showInvoiceXml =
  (deps: Needs): Handler<'GET /payments/invoice/{uuid}/xml'> =>
  async request =>
    answer(deps, await phonesInvoice(deps.database.run, request));

export const showNoteXml =
  (deps: Needs): Handler<'GET /payments/invoice/{uuid}/credit-notes/{note}/xml'> =>
  async request =>
    answer(deps, await phonesNote(deps.database.run, request));

export const staffInvoiceXml =
  (deps: Needs): Handler<'GET /console/{venue}/invoices/{invoice}/xml'> =>
  async request =>
    answer(deps, await venuesInvoice(deps.database.run, request));

export const staffNoteXml =
  (deps: Needs): Handler<'GET /console/{venue}/credit-notes/{note}/xml'> =>
  async request =>
    answer(deps, await venuesNote(deps.database.run, request));
