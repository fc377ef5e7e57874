import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { mailCreditNotes } from './credit-note/credit-note-mail.ts';
import { showInvoiceXml, showNoteXml, staffInvoiceXml, staffNoteXml } from './e-invoice/e-invoices.ts';
import { requestInvoice } from './invoice/request-invoice.ts';
import { staffInvoice } from './invoice/staff-invoice.ts';
import { showLegalEntity } from './legal/legal-entity.ts';
import { pruneLegalEntities } from './legal/legal-entity-store.ts';
import { saveLegal, showLegal } from './legal/legal-settings.ts';
import {
  showInvoicePdf,
  showNotePdf,
  showPapers,
  staffInvoicePdf,
  staffNotePdf,
  staffPapers,
} from './paper/invoice-papers.ts';

export { creditRefund } from './credit-note/credit.ts';
export type { CreditNoteContent } from './credit-note/credit-note.ts';
export { type InvoiceContent, type InvoicePaper, type Numbered, ratesOf } from './invoice/invoice.ts';
export { takeNumber } from './invoice/invoice-store.ts';
export { wordsOf as invoiceWords } from './invoice-parts.ts';
export { lockLegal } from './legal/legal-settings-store.ts';
export { PAPER_KINDS } from './paper/paper-kind.ts';
export { paperFile } from './paper/paper-mail.ts';
export { pdfPage } from './paper/paper-pdf.ts';

/** As long as the phone remembers its token. SESSION-02. */
const DETAILS_KEPT_MS = 365 * 24 * 60 * 60_000;

type Keys =
  | 'POST /payments/request-invoice-v2'
  | 'GET /payments/invoice/{uuid}'
  | 'GET /payments/invoice/{uuid}/pdf'
  | 'GET /payments/invoice/{uuid}/xml'
  | 'GET /payments/invoice/{uuid}/credit-notes/{note}/pdf'
  | 'GET /payments/invoice/{uuid}/credit-notes/{note}/xml'
  | 'GET /console/{venue}/payments/{payment}/invoice'
  | 'POST /console/{venue}/payments/{payment}/invoice'
  | 'GET /console/{venue}/invoices/{invoice}/pdf'
  | 'GET /console/{venue}/invoices/{invoice}/xml'
  | 'GET /console/{venue}/credit-notes/{note}/pdf'
  | 'GET /console/{venue}/credit-notes/{note}/xml'
  | 'GET /console/{venue}/legal'
  | 'POST /console/{venue}/legal'
  | 'GET /anonymous-user-legal-entity/{token}';

/** VAT invoices and their credit notes, and what a phone saved for the next one. */
export const invoiceHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /payments/request-invoice-v2': requestInvoice(deps),
  'GET /payments/invoice/{uuid}': showPapers(deps),
  'GET /payments/invoice/{uuid}/pdf': showInvoicePdf(deps),
  'GET /payments/invoice/{uuid}/xml': showInvoiceXml(deps),
  'GET /payments/invoice/{uuid}/credit-notes/{note}/pdf': showNotePdf(deps),
  'GET /payments/invoice/{uuid}/credit-notes/{note}/xml': showNoteXml(deps),
  'GET /console/{venue}/payments/{payment}/invoice': staffPapers(deps),
  'POST /console/{venue}/payments/{payment}/invoice': keepsDone(staffInvoice(deps), staffPapers(deps)),
  'GET /console/{venue}/invoices/{invoice}/pdf': staffInvoicePdf(deps),
  'GET /console/{venue}/invoices/{invoice}/xml': staffInvoiceXml(deps),
  'GET /console/{venue}/credit-notes/{note}/pdf': staffNotePdf(deps),
  'GET /console/{venue}/credit-notes/{note}/xml': staffNoteXml(deps),
  'GET /console/{venue}/legal': showLegal(deps),
  'POST /console/{venue}/legal': saveLegal(deps),
  'GET /anonymous-user-legal-entity/{token}': showLegalEntity(deps),
});

/** Credit notes are mailed within seconds; details that were not saved again for a year are forgotten. */
export const invoiceJobs = (deps: Pick<Deps, 'database' | 'clock' | 'mail' | 'venues'>): Job[] => [
  { name: 'mail-credit-notes', everySeconds: 5, run: () => mailCreditNotes(deps) },
  {
    name: 'forget-legal-entities',
    everySeconds: 3_600,
    run: now => pruneLegalEntities(deps.database.run, new Date(now - DETAILS_KEPT_MS)),
  },
];
