import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { staffPaymentView } from './staff-payment.ts';
import { staffPaymentById, staffPayments } from './staff-payment-store.ts';

const PAGE = 50;

/** How far back a search looks, in milliseconds. */
const SEARCHED_MS = 366 * 24 * 60 * 60_000;

/** Payments of the venue, of a bill, or those a search finds; newest first, a page at a time. */
export const listPayments =
  ({ database, clock }: Deps): Handler<'GET /console/{venue}/payments'> =>
  async ({ staff, query }) => {
    const { before = null, bill = null } = query;
    const search = query.search?.trim() || null;
    const since = search === null ? null : new Date(clock() - SEARCHED_MS);
    const page = { before, bill, search, since, limit: PAGE + 1 };
    const rows = await staffPayments(database.run, staff.venueId, page);
    return { payments: rows.slice(0, PAGE).map(staffPaymentView), more: rows.length > PAGE };
  };

/** A payment with its items and refunds; another venue's is an unknown one. */
export const readPayment =
  ({ database }: Deps): Handler<'GET /console/{venue}/payments/{payment}'> =>
  async ({ staff, params }) => {
    const row = isUuid(params.payment) ? await staffPaymentById(database.run, params.payment) : null;
    if (row?.venue_id !== staff.venueId) throw new Refusal('payment_not_found');
    return { payment: staffPaymentView(row) };
  };
