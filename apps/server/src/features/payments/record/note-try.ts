import { randomUUID } from 'node:crypto';
import { isUnfinished } from '@tableside/domain/payments';
import type { Run } from '../../../database/database.ts';
import { appendEvent } from './event-store.ts';
import { lockPayment } from './payment-store.ts';

/**
 * Writes that a card is about to be tried on a payment, in the caller's transaction; false: it is over, its guest's time is, or
 * it does not take one more. It is locked while `mayTry` says so.
 */
export const noteTry = async (
  run: Run,
  paymentId: string,
  now: number,
  mayTry: () => Promise<boolean>,
): Promise<boolean> => {
  const payment = await lockPayment(run, paymentId);
  if (!payment || !isUnfinished(payment.status) || now >= payment.expires_at.getTime()) return false;
  if (!(await mayTry())) return false;
  const eventId = `tried:${randomUUID()}`;
  return appendEvent(run, paymentId, { event: { kind: 'tried' }, source: 'guest', eventId }, now);
};
