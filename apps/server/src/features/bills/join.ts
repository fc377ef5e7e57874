import { minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { newOrderNumber, type OrderFacts, readOrder } from '../orders/index.ts';
import { entriesOfBill } from './announce.ts';
import { bookPieces } from './book-sale.ts';
import { piecesOfOrder } from './new-piece.ts';
import { orderIsOnBill, putOnTableBill } from './open-store.ts';
import { readBill } from './view.ts';

/**
 * Puts a new order that is paid later on the open bill of its party, made if missing, and writes its sale. Answers with
 * what is to be told, for the caller to tell together with the order. `now` in epoch milliseconds. ADR 0010.
 */
export const putOrderOnTableBill = async (
  run: Run,
  facts: OrderFacts,
  now: number,
): Promise<OutboxEntry[]> => {
  const { order } = facts;
  if (order.total === 0) return [];
  const at = new Date(now);
  const pieces = piecesOfOrder(facts, at, true);
  const { id } = await putOnTableBill(
    run,
    {
      venueId: order.venue_id,
      tableId: order.table_id,
      visitId: order.visit_id,
      number: newOrderNumber(),
      currency: order.currency,
      guestCount: null,
      openedBy: null,
      at,
    },
    pieces,
  );
  const bill = { id, venueId: order.venue_id, currency: order.currency };
  const sold = pieces.map(({ id, name, kind, price, discount_share }) => {
    return { id, name, kind, price, discount: minor(discount_share) };
  });
  await bookPieces(run, bill, sold, now);
  return entriesOfBill(await readBill(run, id, now), 'bill-updated');
};

/**
 * As {@link putOrderOnTableBill} for an order placed before; one that stands on a bill already stays there. Its row must
 * be locked: a phone may be making a bill of its own for it.
 */
export const joinTableBill = async (run: Run, orderId: string, now: number): Promise<void> => {
  if (await orderIsOnBill(run, orderId)) return;
  await appendToOutbox(run, await putOrderOnTableBill(run, await readOrder(run, orderId), now));
};
