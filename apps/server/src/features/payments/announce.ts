import type { Run } from '../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { staffPayment } from '../refunds/index.ts';
import { paymentView } from './view.ts';
import { readFacts } from './view-store.ts';

const staffEntry = async (run: Run, venueId: string, paymentId: string): Promise<OutboxEntry> => ({
  audience: `money:${venueId}`,
  event: 'board-payment',
  data: { payment: await staffPayment(run, paymentId) },
});

/** Tells its guest how a payment stands, and staff once money came; in the caller's transaction. */
export const announcePayment = async (run: Run, paymentId: string): Promise<void> => {
  const facts = await readFacts(run, paymentId);
  if (!facts) return;
  const money = facts.captured > 0;
  await appendToOutbox(run, [
    ...(facts.session_id === null
      ? []
      : [
          {
            audience: `session:${facts.session_id}`,
            event: 'payment-updated',
            data: { payment: paymentView(facts) },
          } as const,
        ]),
    ...(money ? [await staffEntry(run, facts.venue_id, paymentId)] : []),
  ]);
};

/** Tells staff alone: of money that one of them took no phone is waiting to hear. */
export const announceStaffPayment = async (run: Run, venueId: string, paymentId: string): Promise<void> =>
  appendToOutbox(run, [await staffEntry(run, venueId, paymentId)]);
