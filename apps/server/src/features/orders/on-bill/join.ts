import { MAX_PIECES } from '@tableside/domain/split';
import type { Run } from '../../../database/database.ts';
import { newOrderNumber } from '../../../unique-number.ts';
import { announceBill, bookPieces, newBooked, orderIsOnBill, putIfRoom } from '../../bills/index.ts';
import { readOrder } from '../read/order-read.ts';
import type { OrderFacts } from '../read/order-view.ts';
import { piecesOfOrder } from './pieces-of-order.ts';

/**
 * Puts a new order that is paid later on the open bill of its party, made if missing, writes its sale and tells of the
 * bill. A free order needs no bill; one for which that bill has no room is paid on its own. `now` in epoch milliseconds.
 * ADR 0010.
 */
export const joinTableBillWith = async (run: Run, facts: OrderFacts, now: number): Promise<void> => {
  const { order } = facts;
  if (order.total === 0) return;
  const at = new Date(now);
  const pieces = piecesOfOrder(facts, at, true);
  const joined = await putIfRoom(
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
    MAX_PIECES,
  );
  if (!joined) return;
  const { id } = joined;
  const bill = { id, venueId: order.venue_id, currency: order.currency };
  await bookPieces(run, bill, pieces.map(newBooked), now);
  await announceBill(run, id, 'bill-updated', now);
};

/**
 * As {@link joinTableBillWith} for an order placed before; one that stands on a bill already stays there. Its row must
 * be locked: a phone may be making a bill of its own for it.
 */
export const joinTableBill = async (run: Run, orderId: string, now: number): Promise<void> => {
  if (await orderIsOnBill(run, orderId)) return;
  await joinTableBillWith(run, await readOrder(run, orderId), now);
};
