import { Refusal } from '@tableside/contract';
import type { OrderStatus } from '@tableside/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { refuseMove } from '../move.ts';
import { markDelivered } from './delivery-store.ts';
import { staffMove } from './staff-move.ts';

/**
 * Items reach the table, or a mark made by mistake is taken back. The order is `partially_delivered` while any item is
 * delivered, even all: only staff say that it is done, since a guest may still be owed a change or a bill. RT-04, ORDER-20.
 */
export const deliver =
  (deps: Deps): Handler<'POST /console/{venue}/orders/{order}/deliver'> =>
  input =>
    staffMove(deps, input, 'order-deliver', async (order, run) => {
      const { items, delivered } = input.body;
      if (order.status !== 'active' && order.status !== 'partially_delivered') return refuseMove(order);
      const unique = [...new Set(items)];
      const mark = await markDelivered(run, order.id, unique, delivered ? new Date(deps.clock()) : null);
      if (mark.known !== unique.length)
        throw new Refusal('validation_failed', { fields: { items: 'unknown' } });
      const event = delivered ? 'order-item-delivered' : 'order-updated';
      if (mark.changed === 0) return { already: { event, items: unique, delivered } };
      const to: OrderStatus = mark.anyDelivered ? 'partially_delivered' : 'active';
      return {
        to,
        event,
        data: { items: unique, delivered },
      };
    });
