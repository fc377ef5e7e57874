import type { Deps } from '../../../deps.ts';
import type { Deed } from '../../../http/mount/handler.ts';
import { releaseHeldOrders } from '../batches/let-through.ts';
import { refuseMove } from '../move.ts';
import { confirmPresence } from '../placing/visit-store.ts';
import { promisedFor } from './promised.ts';
import { staffMove } from './staff-move.ts';

/**
 * Staff accept an order: it goes to the kitchen with the minutes it will take (when they name none: the venue's usual
 * ones, those of its rush, or until its slot begins). They know the party from now on, so its other orders, placed already or later, need no such proof. RT-03,
 * ORDER-46.
 */
export const accept =
  (deps: Deps): Deed<'POST /console/{venue}/orders/{order}/accept'> =>
  async input => {
    const { settings } = await deps.venues.get(input.staff.venueId);
    const party: { visitId?: string } = {};
    const answer = await staffMove(deps, input, 'order-accept', async (order, run) => {
      if (order.status !== 'waiting_confirmation') return refuseMove(order, 'active');
      if (order.first_of_visit) party.visitId = order.visit_id;
      await confirmPresence(run, order.visit_id, new Date(deps.clock()));
      const waitMinutes = input.body.wait_minutes ?? promisedFor(order, settings, deps.clock());
      return { to: 'active', waitMinutes, event: 'order-accepted' };
    });
    if (party.visitId !== undefined) await releaseHeldOrders(deps, input.staff, party.visitId);
    return answer;
  };
