import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { isUuid } from '../../http/identifiers.ts';
import { staffPaymentView } from './staff-payment.ts';
import { staffPaymentById, staffPayments } from './staff-payment-store.ts';

const PAGE = 50;

const uuidOrNull = (value: string | undefined): string | null => {
  if (value !== undefined && !isUuid(value)) throw new Refusal('validation_failed');
  return value ?? null;
};

/** Payments of the venue, or of a bill, newest first, a page at a time. */
export const listPayments =
  ({ database }: Deps): Handler<'GET /console/{venue}/payments'> =>
  async ({ staff, query }) => {
    const [before, bill] = [uuidOrNull(query.before), uuidOrNull(query.bill)];
    const rows = await staffPayments(database.run, staff.venueId, { before, bill, limit: PAGE + 1 });
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
