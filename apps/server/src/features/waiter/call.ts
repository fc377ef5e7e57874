import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { orderIdOfSession } from '../orders/index.ts';
import { flagsAt } from '../venues/index.ts';
import { callEvents } from './call-view.ts';
import { insertCall } from './store.ts';

/**
 * A guest calls the waiter; one call is open per session until staff answer it. WAITER-01, WAITER-02, WAITER-07…09.
 * Refuses ordering_disabled where the venue or the table has no `call-waiter`, waiter_already_called, preview_mode.
 */
export const callWaiter =
  (deps: Deps): Handler<'POST /call-waiter/call'> =>
  async ({ body, meta }) => {
    const guest = await deps.sessions.prove(body.session, meta.deviceToken);
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    const { settings } = await deps.venues.get(guest.venueId, guest.venue.revision);
    if (!flagsAt(settings, guest.table.flagOverrides).has('call-waiter'))
      throw new Refusal('ordering_disabled');
    return deps.database.transaction(async run => {
      const number = body.unique_order_number;
      const orderId = number === null ? null : await orderIdOfSession(run, guest.sessionId, number);
      if (number !== null && orderId === null) throw new Refusal('order_not_found');
      const call = await insertCall(run, {
        venueId: guest.venueId,
        tableId: guest.table.id,
        sessionId: guest.sessionId,
        orderId,
        comment: body.comment,
        at: new Date(deps.clock()),
      });
      if (!call) throw new Refusal('waiter_already_called');
      await appendToOutbox(run, callEvents(call, 'called'));
      return { called_at: call.called_at.toISOString() };
    });
  };
