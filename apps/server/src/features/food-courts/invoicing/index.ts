import type { hallInvoiceCalls } from '@tableside/contract/http/courts/hall-invoices';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/mount/handler.ts';
import { hallInvoices } from './invoices-view.ts';
import { issueHallInvoices } from './issue-invoices.ts';
import { showHallInvoice } from './show-invoice.ts';

/** Invoices of the operator of a hall to its stalls for what it keeps. ADR 0037. */
export const hallInvoiceHandlers = (deps: Deps): Handlers<keyof typeof hallInvoiceCalls> => ({
  'GET /console/{venue}/hall/invoices': ({ staff }) => hallInvoices(deps, deps.database.run, staff.venueId),
  'POST /console/{venue}/hall/invoices': issueHallInvoices(deps),
  'GET /console/{venue}/hall/invoices/{invoice}/pdf': showHallInvoice(deps),
});
