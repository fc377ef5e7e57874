import { afterTakingOff, isFinal, type LineLeft } from '@tableside/domain/orders';
import type { Run } from '../../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../../realtime/outbox.ts';
import type { OrderOnBill, OrderOnBillChange, TakenOffBy } from '../../bills/index.ts';
import { afterJoiningBatch, changeAfterWaiting } from '../batches/activate-batch.ts';
import { batchStillWaits } from '../batches/batch-store.ts';
import { markAllDelivered, standingOfLines } from '../by-staff/delivery-store.ts';
import { release } from '../end/release.ts';
import { type Change, moveOrder } from '../move.ts';
import type { LockedOrder } from '../move-store.ts';
import { readOrder } from '../read/order-read.ts';
import { paidOrder } from './paid-order.ts';

/**
 * What becomes of a locked order of which something was taken off; null: it goes on. Of one that comes to nothing the guest
 * reads that it was taken off: the reason on the bill is not for them, and no reason at all means that the venue never saw
 * it, so it is an empty one.
 */
const endAfterTakingOff = async (
  run: Run,
  order: LockedOrder,
  by: TakenOffBy,
  at: Date,
): Promise<Change | null> => {
  if (isFinal(order.status)) return null;
  const { lines, isCounter } = await standingOfLines(run, order.id);
  const data = { taken_off: portionsOff(lines) };
  switch (afterTakingOff(lines, { isCounter })) {
    case 'goes_on':
      return null;
    case 'undone': {
      await release(run, order.id);
      return by.actor === 'staff'
        ? { to: 'rejected', reason: '', event: 'order-rejected', data }
        : { to: 'failed', reason: '', event: 'order-failed', data };
    }
    case 'closed':
      return { to: 'closed', event: 'order-finished', data };
    case 'called':
      await markAllDelivered(run, order.id, at);
      return { to: 'closed', event: 'order-finished', data };
  }
};

const portionsOff = (lines: readonly LineLeft[]): number =>
  lines.reduce((all, { takenOff }) => all + takenOff, 0);

/**
 * What bills ask as `orderOnBill`. Something about an order changed on its bill, which must be locked: what is paid of
 * it, or what is left of it at all. One that waited for its payment and is paid in full goes on: to the batch that waits
 * for the other guests, to staff, or to the kitchen. One of which everything was taken off ends. Answers with the order
 * as it stands and what is to be told of it, which the caller writes. CART-38.
 */
export const followBill = async (run: Run, note: OrderOnBillChange): Promise<OrderOnBill> => {
  const { paid, method, now, choices, changed, takenOff } = note;
  const goesOn = async (order: LockedOrder): Promise<Change> => {
    const batchWaits = order.batch_id !== null && (await batchStillWaits(run, order.batch_id, new Date(now)));
    return changeAfterWaiting(run, { ...order, is_paid: true }, choices, { batchWaits, now });
  };
  const told: OutboxEntry[] = [];
  const facts = await moveOrder(run, {
    venueId: note.venueId,
    order: note.order,
    actor: takenOff?.actor ?? 'system',
    actorName: takenOff?.name ?? null,
    now,
    bills: note.bills,
    tell: entries => void told.push(...entries),
    decide: async order => {
      const ends = takenOff && (await endAfterTakingOff(run, order, takenOff, new Date(now)));
      if (ends) return ends.to === 'closed' ? { ...ends, paid } : ends;
      if (order.paid === paid && !changed) return null;
      const change: Change =
        order.waiting_for === 'payment' && paid === order.total
          ? await goesOn(order)
          : { event: 'order-updated' };
      const data = { paid_minor: paid, ...(takenOff && { taken_off: true }) };
      return { ...change, paid, ...(method !== null && { paymentType: method }), data };
    },
  });
  const { id, batch_id, waiting_for } = facts.order;
  if (batch_id === null || waiting_for !== 'guests') return { ...paidOrder(facts), told };
  // The batch may send it on at once: what it was before is told before.
  await appendToOutbox(run, told);
  await afterJoiningBatch(run, { id: batch_id, joined: id, now, choices });
  return { ...paidOrder(await readOrder(run, id)), told: [] };
};
