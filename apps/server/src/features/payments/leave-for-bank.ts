import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { appendEvent } from './event-store.ts';
import { ownPayment } from './own-payment.ts';
import { lockPayment } from './payment-store.ts';
import { warnIfLeftTooLate } from './untold.ts';

/**
 * The phone is about to show the bank's page. Payments are made ready for every way to pay, so that only this tells those
 * whose guest went there; of a provider that answers no questions nobody else may say anything.
 */
export const leaveForBank =
  (deps: Deps): Handler<'POST /payments/leaving/{uuid}'> =>
  async ({ params, meta }) => {
    const { id } = await ownPayment(deps, params.uuid, meta);
    const left = { event: { kind: 'left' }, source: 'guest', eventId: 'left' } as const;
    await deps.database.transaction(async run => {
      const now = deps.clock();
      const payment = await lockPayment(run, id);
      await appendEvent(run, id, left, now);
      // Staff, or another wish, may have ended it while the guest was tapping.
      if (payment) await warnIfLeftTooLate(run, deps, payment, now);
    });
    return {};
  };
