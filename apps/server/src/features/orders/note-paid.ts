import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { afterJoiningBatch, changeAfterWaiting } from './activate-batch.ts';
import { batchStillWaits } from './batch-store.ts';
import { type Change, moveOrder } from './move.ts';
import type { LockedOrder } from './move-store.ts';
import { readOrder } from './order-read.ts';
import type { OrderFacts } from './order-view.ts';

type Choices = Pick<VenueSettings, 'presence' | 'acceptance' | 'defaultWaitMinutes'>;

/**
 * What is paid of an order changed on its bill, which must be locked. One that waited for its payment and is paid in full
 * goes on: to the batch that waits for the other guests, to staff, or to the kitchen. Answers with the order as it stands
 * and what is to be told of it, which the caller writes. CART-38.
 */
export const notePaid = async (
  run: Run,
  note: {
    readonly venueId: string;
    /** The order's unique number. */
    readonly order: string;
    /** Minor units, in all. */
    readonly paid: number;
    /** How the money came; null when none did. */
    readonly method: string | null;
    /** Epoch milliseconds. */
    readonly now: number;
    readonly choices: Choices;
    /** The bills that it stands on, which the caller holds. */
    readonly bills: readonly string[];
  },
): Promise<{ readonly facts: OrderFacts; readonly told: readonly OutboxEntry[] }> => {
  const { paid, method, now, choices } = note;
  const goesOn = async (order: LockedOrder): Promise<Change> => {
    const batchWaits = order.batch_id !== null && (await batchStillWaits(run, order.batch_id, new Date(now)));
    return changeAfterWaiting(run, { ...order, is_paid: true }, choices, { batchWaits, now });
  };
  const told: OutboxEntry[] = [];
  const facts = await moveOrder(run, {
    venueId: note.venueId,
    order: note.order,
    actor: 'system',
    now,
    bills: note.bills,
    tell: entries => void told.push(...entries),
    decide: async order => {
      if (order.paid === paid) return null;
      const change: Change =
        order.waiting_for === 'payment' && paid === order.total
          ? await goesOn(order)
          : { event: 'order-updated' };
      return { ...change, paid, ...(method !== null && { paymentType: method }), data: { paid_minor: paid } };
    },
  });
  const { id, batch_id, waiting_for } = facts.order;
  if (batch_id === null || waiting_for !== 'guests') return { facts, told };
  // The batch may send it on at once: what it was before is told before.
  await appendToOutbox(run, told);
  await afterJoiningBatch(run, { id: batch_id, joined: id, now, choices });
  return { facts: await readOrder(run, id), told: [] };
};
