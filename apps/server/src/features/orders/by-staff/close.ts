import { mayMove } from '@tableside/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { Deed } from '../../../http/mount/handler.ts';
import { refuseMove } from '../move.ts';
import { markAllDelivered } from './delivery-store.ts';
import { staffMove } from './staff-move.ts';

/** Everything is on the table, or handed over the counter: the order is done, paid or not. RT-05, ORDER-41. */
export const close =
  (deps: Deps): Deed<'POST /console/{venue}/orders/{order}/close'> =>
  input =>
    staffMove(deps, input, 'order-close', async (order, run) => {
      if (!mayMove(order.status, 'closed', 'staff')) return refuseMove(order, 'closed');
      await markAllDelivered(run, order.id, new Date(deps.clock()));
      return { to: 'closed', event: 'order-finished' };
    });
