import type { Run } from '../../../database/database.ts';
import { answerToKeep } from '../../idempotency/index.ts';
import { numberOrder, type Unnumbered } from './order-number-store.ts';

const quoted = (number: number): string => JSON.stringify(String(number));

/**
 * Ends a transaction that wrote an order: with its spoken number, the commit behind it, so that no other order of the venue
 * waits while a server thinks. Answers with `answer`, the number in it, which is kept for a retry as well.
 */
export const giveNumber = async <T>(last: Run, order: Unnumbered, answer: T): Promise<T> => {
  const number = await numberOrder(last, order, answerToKeep(answer));
  return JSON.parse(JSON.stringify(answer).replaceAll(quoted(order.forNow), quoted(number)));
};
