import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { refuseMove } from './move.ts';
import { staffMove } from './staff-move.ts';

/** The guest has handed over what was still open, in cash; an order closed before it was paid can be settled too. */
export const settleCash =
  (deps: Deps): Handler<'POST /console/{venue}/orders/{order}/settle-cash'> =>
  input =>
    staffMove(deps, input, 'order-settle-cash', order => {
      if (['pending_activate', 'rejected', 'failed'].includes(order.status)) return refuseMove(order);
      if (order.is_paid) throw new Refusal('order_already_paid');
      const received = order.total - order.paid;
      return {
        paid: order.total,
        paymentType: 'cash',
        event: 'order-updated',
        data: { received_minor: received },
      };
    });
