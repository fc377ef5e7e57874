import { afterPaymentOrBatch, type OrderActor } from '@tableside/domain/orders';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';
import { announceOrders } from '../announce.ts';
import { promisedFor } from '../by-staff/promised.ts';
import { type Change, moveOrder } from '../move.ts';
import type { LockedOrder } from '../move-store.ts';
import { presenceConfirmed } from '../placing/visit-store.ts';
import { ordersOfBatch } from '../read/order-store.ts';
import { batchIsComplete, closeBatch, lockBatch, waitingInBatch } from './batch-store.ts';

type Choices = Pick<VenueSettings, 'presence' | 'acceptance' | 'defaultWaitMinutes'>;

/** Where an order goes that nothing holds back any more, or only the other guests. ORDER-19. */
export const changeAfterWaiting = async (
  run: Run,
  order: LockedOrder,
  choices: Choices,
  { batchWaits, now }: { readonly batchWaits: boolean; readonly now: number },
): Promise<Change> => {
  const firstOfVisit = order.first_of_visit && !(await presenceConfirmed(run, order.visit_id));
  const standing = afterPaymentOrBatch({ ...choices, firstOfVisit, batchWaits, paid: order.is_paid });
  const { status: to } = standing;
  return {
    to,
    event: to === 'active' ? 'order-accepted' : 'order-updated',
    ...(standing.waitingFor && { waitingFor: standing.waitingFor }),
    ...(to === 'active' && { waitMinutes: promisedFor(order, choices, now) }),
  };
};

/**
 * Sends a batch: each order that waits for other guests goes on, once, whoever comes first: a guest, the last guest's
 * order, or the clock. Answers false when it had gone already. ORDER-35, ORDER-37, ORDER-38.
 */
export const activateBatch = async (
  run: Run,
  batch: {
    readonly id: string;
    readonly actor: OrderActor;
    readonly now: number;
    readonly choices: Choices;
    /** The timer and the countdown of a phone, whose clock may be ahead: only when the batch's time has come. */
    readonly onlyIfDue?: boolean;
  },
): Promise<boolean> => {
  const row = await lockBatch(run, batch.id);
  if (!row || row.activated_at !== null) return false;
  if (batch.onlyIfDue && row.activate_at.getTime() > batch.now) return false;
  await closeBatch(run, row.id, new Date(batch.now));
  for (const order of await waitingInBatch(run, row.id)) {
    await moveOrder(run, {
      venueId: row.venue_id,
      order,
      actor: batch.actor,
      now: batch.now,
      decide: locked =>
        locked.waiting_for === 'guests'
          ? changeAfterWaiting(run, locked, batch.choices, { batchWaits: false, now: batch.now })
          : null,
    });
  }
  return true;
};

/**
 * After an order joined a batch, in the same transaction: sends the batch when everybody has ordered, else tells the
 * other guests how many are ready now. `joined` is the order's id; its own event is its caller's. ORDER-34, ORDER-35.
 */
export const afterJoiningBatch = async (
  run: Run,
  batch: { readonly id: string; readonly joined: string; readonly now: number; readonly choices: Choices },
): Promise<{ readonly sent: boolean }> => {
  const row = await lockBatch(run, batch.id);
  if (!row || row.activated_at !== null) return { sent: false };
  if (await batchIsComplete(run, batch.id, new Date(batch.now))) {
    return { sent: await activateBatch(run, { ...batch, actor: 'system' }) };
  }
  const others = (await ordersOfBatch(run, batch.id)).filter(({ order }) => order.id !== batch.joined);
  await announceOrders(
    run,
    others.map(facts => ({ facts, event: 'order-updated', staffEvent: null })),
  );
  return { sent: false };
};
