import type { Run } from '../../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../../realtime/outbox.ts';
import { staffPayment } from './staff-payment.ts';
import { paymentView } from './view.ts';
import { readFacts } from './view-store.ts';

/** What staff are told of a payment as it stands. */
export const staffEntry = async (run: Run, venueId: string, paymentId: string): Promise<OutboxEntry> => ({
  audience: `money:${venueId}`,
  event: 'board-payment',
  data: { payment: await staffPayment(run, paymentId) },
});

/**
 * Tells its guest how a payment stands, and staff once money came; in the caller's transaction, after `told`, which came
 * of it.
 */
export const announcePayment = async (
  run: Run,
  paymentId: string,
  told: readonly OutboxEntry[] = [],
): Promise<void> => {
  const facts = await readFacts(run, paymentId);
  const entries: OutboxEntry[] = [...told];
  if (facts?.session_id) {
    const data = { payment: paymentView(facts) };
    entries.push({ audience: `session:${facts.session_id}`, event: 'payment-updated', data });
  }
  if (facts && facts.captured > 0) entries.push(await staffEntry(run, facts.venue_id, paymentId));
  await appendToOutbox(run, entries);
};

/** Tells staff alone, after `told`, which came of it: of money that one of them took no phone is waiting to hear. */
export const announceStaffPayment = async (
  run: Run,
  venueId: string,
  paymentId: string,
  told: readonly OutboxEntry[],
): Promise<void> => appendToOutbox(run, [...told, await staffEntry(run, venueId, paymentId)]);
