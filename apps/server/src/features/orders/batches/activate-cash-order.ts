import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { flagsAt } from '../../venues/index.ts';
import { moveOrder, refuseMove } from '../move.ts';
import { joinTableBill } from '../on-bill/join.ts';
import { readOrder } from '../read/order-read.ts';
import { orderView } from '../read/order-view.ts';
import { afterJoiningBatch, changeAfterWaiting } from './activate-batch.ts';
import { batchStillWaits } from './batch-store.ts';

/**
 * The guest will pay in cash, or have it put on the room, so the order goes to the venue now, unpaid: to staff for acceptance, to the
 * kitchen, or to the batch that waits for the other guests. Asking again changes nothing. Spec 2§7, ADR 0005.
 */
export const activateCashOrder =
  (deps: Deps): Handler<'POST /payments/cash/activate-cash-order'> =>
  async ({ body, meta }) => {
    const guest = await deps.sessions.prove(body.session, meta.deviceToken);
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    const { settings } = await deps.venues.get(guest.venueId, guest.venue.revision);
    const now = deps.clock();
    return deps.database.transaction(async run => {
      const facts = await moveOrder(run, {
        venueId: guest.venueId,
        order: body.order,
        actor: 'guest',
        now,
        decide: async order => {
          if (order.session_id !== guest.sessionId) throw new Refusal('order_not_found');
          if (order.is_paid) throw new Refusal('order_already_paid');
          if (!settings.paymentProviders.includes(body.selected_payment_type))
            throw new Refusal('payment_type_not_enabled');
          if (order.waiting_for !== 'payment') {
            return order.selected_payment_type === body.selected_payment_type && order.closed_at === null
              ? null
              : refuseMove(order);
          }
          const waits =
            order.batch_id !== null && (await batchStillWaits(run, order.batch_id, new Date(now)));
          return {
            ...(await changeAfterWaiting(run, order, settings, { batchWaits: waits, now })),
            paymentType: body.selected_payment_type,
          };
        },
      });
      const { id, batch_id, waiting_for } = facts.order;
      // Until the money is on the table, the rest of the party may still pay for it by phone.
      if (flagsAt(settings, guest.table.flagOverrides).has('pay-go')) await joinTableBill(run, id, now);
      const joins = batch_id !== null && waiting_for === 'guests';
      if (joins) await afterJoiningBatch(run, { id: batch_id, joined: id, now, choices: settings });
      return { order: orderView(joins ? await readOrder(run, id) : facts, guest.token) };
    });
  };
