import type { Run } from '../../database/database.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import type { RefundRow } from './refund.ts';
import { staffPayment } from './staff-payment.ts';

/** Tells staff and the payment's guest how a refund stands, in the caller's transaction. */
export const announceRefund = async (
  run: Run,
  { venue_id, payment_id }: Pick<RefundRow, 'venue_id' | 'payment_id'>,
  _now: number,
): Promise<void> => {
  await appendToOutbox(run, [
    {
      audience: `staff:${venue_id}`,
      event: 'board-payment',
      data: { payment: await staffPayment(run, payment_id) },
    },
  ]);
};
