import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { readOrder } from '../read/order-read.ts';
import { orderOfSession } from '../read/order-store.ts';
import { orderView } from '../read/order-view.ts';
import { activateBatch } from './activate-batch.ts';

/**
 * A guest sends the table's batch without waiting for the others; once it has gone, asking again changes nothing.
 * ORDER-37, ORDER-38. Refuses order_not_found, and order_move_refused for an order that waits for its payment.
 */
export const activateOrderBatch =
  (deps: Deps): Handler<'POST /orders/activate-order-batch/{session}'> =>
  async ({ guest, body }) => {
    const { settings } = await deps.venues.get(guest.venueId, guest.venue.revision);
    return deps.database.transaction(async run => {
      const found = await orderOfSession(run, guest.sessionId, body.unique_order_number);
      if (!found) throw new Refusal('order_not_found');
      const { batch_id, waiting_for } = found;
      if (batch_id === null || waiting_for === 'payment') throw new Refusal('order_move_refused');
      await activateBatch(run, {
        id: batch_id,
        actor: 'guest',
        now: deps.clock(),
        choices: settings,
        onlyIfDue: body.only_when_due,
      });
      return { order: orderView(await readOrder(run, found.id), guest.token) };
    });
  };
