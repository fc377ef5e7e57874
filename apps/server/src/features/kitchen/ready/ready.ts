import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { queueGuestNotification } from '../../notify/index.ts';
import { markHanded, markReady, markSeen } from '../tickets/change-store.ts';
import { isBeingMade, kitchenMove, refuseMove } from '../tickets/kitchen-move.ts';

/**
 * Bump and recall. What is bumped at a table waits on the pass for a waiter, who marks it delivered; a guest who asked to
 * be told hears of the last dish. At a counter the
 * last bump finishes the order: its guest reads "ready" on the phone and on the public board (ORDER-41), and cannot be
 * called back, so nothing is recalled after that. Of what was taken off the same tap says that the kitchen has seen it.
 */
export const markLinesReady =
  (deps: Deps): Handler<'POST /console/{venue}/kitchen/orders/{order}/ready'> =>
  input => {
    const { items, ready } = input.body;
    const unique = [...new Set(items)];
    return kitchenMove(deps, input, ready ? 'kitchen-bump' : 'kitchen-recall', async (order, run) => {
      const at = new Date(deps.clock());
      const data = { kitchen: ready ? 'ready' : 'recalled', items: unique };
      if (!isBeingMade(order)) {
        // Of one that ended there is nothing to make, but somebody has seen that it is off.
        if (!ready || (await markSeen(run, order.id, unique)) === 0) return refuseMove(order);
        return { change: { event: 'order-updated', data: { ...data, kitchen: 'seen' } } };
      }
      const marked = await markReady(run, order.id, unique, ready ? { at, by: input.staff.name } : null);
      if (marked.known !== unique.length) {
        throw new Refusal('validation_failed', { fields: { items: 'unknown' } });
      }
      if (marked.changed === 0) return { by: marked.by };
      if (ready && marked.all && !marked.counter) {
        const news = { orderId: order.id, sessionId: order.session_id, at };
        await queueGuestNotification(run, { ...news, kind: 'ready', made: true });
      }
      if (!(ready && marked.all && marked.counter)) return { change: { event: 'order-updated', data } };
      await markHanded(run, order.id, at);
      return { change: { to: 'closed', event: 'order-finished', data } };
    });
  };
