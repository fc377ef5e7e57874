import type { Run } from '../../database/database.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { staffPayment } from '../refunds/index.ts';
import { paymentView } from './view.ts';
import { readFacts } from './view-store.ts';

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
    ...(money
      ? [
          {
            audience: `money:${facts.venue_id}`,
            event: 'board-payment',
            data: { payment: await staffPayment(run, paymentId) },
          } as const,
        ]
      : []),
  ]);
};
