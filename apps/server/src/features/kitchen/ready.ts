import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { markHanded, markReady } from './change-store.ts';
import { kitchenMove } from './kitchen-move.ts';

/**
 * Bump and recall. What is bumped at a table waits on the pass for a waiter, who marks it delivered. At a counter the
 * last bump finishes the order: its guest reads "ready" on the phone and on the public board (ORDER-41), and cannot be
 * called back, so nothing is recalled after that.
 */
export const markLinesReady =
  (deps: Deps): Handler<'POST /console/{venue}/kitchen/orders/{order}/ready'> =>
  input => {
    const { items, ready } = input.body;
    const unique = [...new Set(items)];
    return kitchenMove(deps, input, ready ? 'kitchen-bump' : 'kitchen-recall', async (order, run) => {
      const at = new Date(deps.clock());
      const marked = await markReady(run, order.id, unique, ready ? { at, by: input.staff.name } : null);
      if (marked.known !== unique.length) {
        throw new Refusal('validation_failed', { fields: { items: 'unknown' } });
      }
      if (marked.changed === 0) return { by: marked.by };
      const data = { kitchen: ready ? 'ready' : 'recalled', items: unique };
      if (!(ready && marked.all && marked.counter)) return { change: { event: 'order-updated', data } };
      await markHanded(run, order.id, at);
      return { change: { to: 'closed', event: 'order-finished', data } };
    });
  };
