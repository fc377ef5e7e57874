import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { warnIfRedirectedTooLate } from '../polling/untold.ts';
import { appendEvent } from '../record/event-store.ts';
import { lockPayments } from '../record/lock-together.ts';
import { placesOf } from '../record/payment-store.ts';
import { ownPayment } from '../view/own-payment.ts';

/**
 * The phone is about to show the bank's page. Payments are made ready for every way to pay, so that only this tells those
 * whose guest went there; of a provider that answers no questions nobody else may say anything.
 */
export const markRedirected =
  (deps: Deps): Handler<'POST /payments/leaving/{uuid}'> =>
  async ({ params, meta }) => {
    const { id } = await ownPayment(deps, params.uuid, meta);
    const left = { event: { kind: 'left' }, source: 'guest', eventId: 'left' } as const;
    await deps.database.transaction(async run => {
      const now = deps.clock();
      const ids = (await placesOf(run, id)).map(place => place.id);
      for (const payment of await lockPayments(run, ids)) {
        await appendEvent(run, payment.id, left, now);
        // Staff, or another wish, may have ended it while the guest was tapping.
        await warnIfRedirectedTooLate(run, deps, payment, now);
      }
    });
    return {};
  };
