import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { smallestRefund } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler, StaffContext } from '../../../http/mount/handler.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { announcePayment, staffPayment } from '../../payments/index.ts';
import { audit } from '../../staff/index.ts';
import { assertMayRefund } from './limit.ts';
import { placeOfPayment } from './lock-store.ts';
import { requestRefund } from './request.ts';

/** Another venue's payment is an unknown one. */
const assertOurs = async (run: Run, staff: StaffContext, paymentId: string): Promise<void> => {
  const place = isUuid(paymentId) ? await placeOfPayment(run, paymentId) : null;
  if (place?.venue_id !== staff.venueId) throw new Refusal('payment_not_found');
};

/**
 * Staff give money back: everything, an amount, or items, with a reason and within the limits of their role. The refund
 * is on its way when the answer comes; whether it arrived, staff and guest hear afterwards.
 * Refuses payment_not_found, refund_exceeds_paid, refund_limit, refund_too_small.
 */
export const refundPayment =
  (deps: Deps): Handler<'POST /console/{venue}/payments/{payment}/refund'> =>
  async ({ params, body, staff }) => {
    const venue = await deps.venues.get(staff.venueId);
    const now = deps.clock();
    if (body.reason.trim() === '') throw new Refusal('validation_failed', { field: 'reason' });
    // "None of the tip" and nothing else is nothing; everything goes back where nothing is said.
    const isNothing = body.tip === 0 && body.amount === undefined && !body.items?.length;
    if (body.amount === 0 || isNothing) throw new Refusal('refund_too_small');
    return deps.database.transaction(async run => {
      await assertOurs(run, staff, params.payment);
      const { refundId, amount } = await requestRefund(run, {
        paymentId: params.payment,
        amount: body.amount === undefined ? null : minor(body.amount),
        tip: minor(body.tip ?? 0),
        items: [...new Set(body.items ?? [])],
        cause: 'staff',
        reason: body.reason,
        requestedBy: staff,
        now,
        approve: async (plan, payment) => {
          await assertMayRefund(run, staff, venue, { amount: plan.amount, now });
          const capabilities = deps.providers.byId(payment.provider)?.capabilities;
          const least = capabilities ? smallestRefund(capabilities, venue.settings.currency.decimals) : 0;
          if (plan.amount < least) throw new Refusal('refund_too_small', { least_minor: least });
        },
      });
      await audit(run, staff, {
        action: 'payment-refund',
        subject: `payment:${params.payment}`,
        data: { refund: refundId, amount_minor: amount, reason: body.reason },
      });
      await announcePayment(run, params.payment);
      const view = { payment: await staffPayment(run, params.payment) };
      await keepAnswerWithin(run, view);
      return view;
    });
  };
