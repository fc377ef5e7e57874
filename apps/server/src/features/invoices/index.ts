import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { pdfAnswer } from '../paper/index.ts';
import { ownSold } from '../receipts/index.ts';
import { invoiceFile } from './invoice-mail.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceOfPayment } from './invoice-store.ts';
import { showLegalEntity } from './legal-entity.ts';
import { pruneLegalEntities } from './legal-entity-store.ts';
import { requestInvoice } from './request-invoice.ts';

/** As long as the phone remembers its token. SESSION-02. */
const DETAILS_KEPT_MS = 365 * 24 * 60 * 60_000;

const showInvoicePdf =
  ({ database }: Deps): Handler<'GET /payments/invoice/{uuid}/pdf'> =>
  async ({ params, meta }) => {
    const { paymentId } = await ownSold(database.run, params.uuid, meta);
    const invoice = await invoiceOfPayment(database.run, paymentId);
    if (!invoice) throw new Refusal('not_found');
    return pdfAnswer(invoiceFile(invoice), await invoicePdf(invoice));
  };

type Keys =
  | 'POST /payments/request-invoice-v2'
  | 'GET /payments/invoice/{uuid}/pdf'
  | 'GET /anonymous-user-legal-entity/{token}';

/** VAT invoices, and what a phone saved for the next one. */
export const invoiceHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /payments/request-invoice-v2': requestInvoice(deps),
  'GET /payments/invoice/{uuid}/pdf': showInvoicePdf(deps),
  'GET /anonymous-user-legal-entity/{token}': showLegalEntity(deps),
});

/** Details that were not saved again for a year are forgotten. */
export const invoiceJobs = ({ database }: Pick<Deps, 'database'>): Job[] => [
  {
    name: 'forget-legal-entities',
    everySeconds: 3_600,
    run: now => pruneLegalEntities(database.run, new Date(now - DETAILS_KEPT_MS)),
  },
];
