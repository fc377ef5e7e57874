import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { refuseMove } from '../move.ts';
import { staffMove } from './staff-move.ts';

/** Staff change how long an accepted order takes, counted from when they accepted it. RT-06. */
export const wait =
  (deps: Deps): Handler<'POST /console/{venue}/orders/{order}/wait'> =>
  input =>
    staffMove(deps, input, 'order-wait', order => {
      if (order.status !== 'active' && order.status !== 'partially_delivered') return refuseMove(order);
      if (order.wait_minutes === input.body.wait_minutes) {
        return { already: { event: 'order-wait-time-prolonged' } };
      }
      return { waitMinutes: input.body.wait_minutes, event: 'order-wait-time-prolonged' };
    });
