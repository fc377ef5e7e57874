import { mayMove } from '@tableside/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { Deed } from '../../../http/mount/handler.ts';
import { release } from '../end/release.ts';
import { refuseMove } from '../move.ts';
import { type StaffResponse, staffMove } from './staff-move.ts';

type Refused = 'rejected' | 'failed';
type Input = Parameters<Deed<'POST /console/{venue}/orders/{order}/reject'>>[0];

/** Takes an order off the kitchen's list for good; what it held is free again and the menu shows it. */
const refuse = async (deps: Deps, input: Input, to: Refused): Promise<StaffResponse> => {
  let backOnMenu = false;
  const answer = await staffMove(
    deps,
    input,
    to === 'rejected' ? 'order-reject' : 'order-fail',
    async (order, run) => {
      if (order.status === 'pending_activate' || !mayMove(order.status, to, 'staff'))
        return refuseMove(order, to);
      ({ backOnMenu } = await release(run, order.id));
      const event = to === 'rejected' ? 'order-rejected' : 'order-failed';
      // Cash already taken is the staff's to hand back: the history says how much.
      return {
        to,
        reason: input.body.reason,
        event,
        data: order.paid > 0 ? { to_refund_minor: order.paid } : {},
      };
    },
  );
  if (backOnMenu) await deps.menuPublisher.republish(input.staff.venueId);
  return answer;
};

/** Staff refuse an order with words the guest reads. RT-07, ORDER-43. */
export const reject =
  (deps: Deps): Deed<'POST /console/{venue}/orders/{order}/reject'> =>
  input =>
    refuse(deps, input, 'rejected');

/** The kitchen cannot make an order it had accepted; one not yet accepted is rejected instead. RT-08, ORDER-42. */
export const fail =
  (deps: Deps): Deed<'POST /console/{venue}/orders/{order}/fail'> =>
  input =>
    refuse(deps, input, 'failed');
