import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { refuseMove } from '../move.ts';
import { staffMove } from './staff-move.ts';

/** Staff have looked at the order; the guest is told once. RT-02, ORDER-27. */
export const seen =
  (deps: Deps): Handler<'POST /console/{venue}/orders/{order}/seen'> =>
  input =>
    staffMove(deps, input, 'order-seen', order => {
      if (order.status === 'pending_activate') return refuseMove(order);
      if (order.seen_at !== null || order.closed_at !== null) return null;
      return { seen: true, event: 'order-seen-by-waiter' };
    });
