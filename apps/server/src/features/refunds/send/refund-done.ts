import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { cashDrawerOf, staffPayment } from '../../payments/index.ts';
import { audit } from '../../staff/index.ts';
import { lockRefund } from '../decide/lock-store.ts';
import { applyOutcome } from './outcome.ts';

const MADE = { status: 'succeeded', ref: null, failure: null } as const;

/**
 * A person has given back what no call could: in the way it had come, or from the till where the provider refused. One
 * that the provider may still make cannot be marked: it would go back twice. Refuses refund_not_found.
 */
export const refundDone =
  (deps: Deps): Handler<'POST /console/{venue}/refunds/{refund}/done'> =>
  ({ params, staff }) =>
    deps.database.transaction(async run => {
      const refund = isUuid(params.refund) ? await lockRefund(run, params.refund) : null;
      if (refund?.venue_id !== staff.venueId) throw new Refusal('refund_not_found');
      const waits = refund.status === 'by_hand' || refund.status === 'failed';
      if (!waits && refund.status !== 'succeeded')
        throw new Refusal('refund_not_found', { status: refund.status });
      if (waits) {
        const account = refund.status === 'failed' ? 'cash' : refund.account;
        await applyOutcome(run, refund, MADE, {
          source: 'staff',
          eventId: null,
          doneBy: staff.name,
          now: deps.clock(),
          ...(refund.status === 'failed' && { account: 'cash' }),
          ...(await cashDrawerOf(run, staff.venueId, account, staff)),
        });
        await audit(run, staff, {
          action: 'refund-done',
          subject: `refund:${refund.id}`,
          data: { amount_minor: refund.amount },
        });
      }
      const answer = { payment: await staffPayment(run, refund.payment_id) };
      await keepAnswerWithin(run, answer);
      return answer;
    });
