import { itemNote } from '@tableside/domain/notes';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { refuseMove } from '../move.ts';
import { writeAllergy } from './note-allergy-store.ts';
import { staffMove } from './staff-move.ts';

/**
 * Staff note an allergy that a guest told them of: every screen with the order warns, and so does paper, also after the
 * ticket was printed. Only while something can still be done about it. Refuses order_move_refused.
 * History and audit log, which never forget, say that it was noted and not what: it is about somebody's health.
 */
export const noteAllergy =
  (deps: Deps): Handler<'POST /console/{venue}/orders/{order}/allergy'> =>
  input =>
    staffMove(deps, input, 'order-allergy', async (order, run) => {
      if (order.closed_at !== null || order.status === 'pending_activate') return refuseMove(order);
      const words = itemNote(input.body.words);
      const changed = await writeAllergy(run, order.id, words);
      return changed ? { event: 'order-updated', data: { allergy: words === '' ? 'gone' : 'noted' } } : null;
    });
