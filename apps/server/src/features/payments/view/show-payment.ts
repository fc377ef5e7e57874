import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { cancelPayment } from '../cancel/cancel-payment.ts';
import type { PaymentPoller } from '../polling/checker.ts';
import { ownPayment } from './own-payment.ts';
import { historyView, paymentView } from './view.ts';
import { lastFacts, paidBySession } from './view-store.ts';

/** How a payment of this phone stands; the provider is asked while it is not known. STATUS-15. */
export const checkStatus =
  (deps: Deps, checker: PaymentPoller): Handler<'GET /payments/check-payment-status/{uuid}'> =>
  async ({ params, meta }) => {
    await checker.hurry(await ownPayment(deps, params.uuid, meta));
    return paymentView(await ownPayment(deps, params.uuid, meta));
  };

/** A payment of this phone as it is known here. RESULT-12. */
export const byUuid =
  (deps: Deps): Handler<'GET /payments/payment-by-uuid/{uuid}'> =>
  async ({ params, meta }) =>
    paymentView(await ownPayment(deps, params.uuid, meta));

/** The newest payment of this phone for an order or bill. STATUS-14. */
export const lastPayment =
  (deps: Deps): Handler<'POST /payments/last-payment/{session}'> =>
  async ({ guest, body }) => {
    const facts = await lastFacts(deps.database.run, guest.sessionId, body.unique_order_number);
    if (!facts) throw new Refusal('payment_not_found');
    return paymentView(facts);
  };

/** Whether a payment can still be made; one under way or made has not expired. PAY-14. */
export const expirationCheck =
  (deps: Deps): Handler<'GET /payments/expiration-check/{uuid}'> =>
  async ({ params, meta }) => {
    const { status, expires_at } = await ownPayment(deps, params.uuid, meta);
    const late = status === 'created' && deps.clock() >= expires_at.getTime();
    const over = status === 'failed' || status === 'canceled' || status === 'expired';
    return { expired: late || over, expires_at: expires_at.toISOString() };
  };

/** The guest went back. */
export const cancel =
  (deps: Deps): Handler<'POST /payments/cancel/{uuid}'> =>
  async ({ params, meta }) => {
    const { id } = await ownPayment(deps, params.uuid, meta);
    await cancelPayment(deps, id);
    return paymentView(await ownPayment(deps, id, meta));
  };

/** What this phone has paid, newest first. HIST-06. */
export const listPayments =
  (deps: Deps): Handler<'GET /payments/list/{session}'> =>
  async ({ guest }) => ({
    payments: (await paidBySession(deps.database.run, guest.sessionId)).map(historyView),
  });
