import { Refusal } from '@tableside/contract';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { OrderView } from '@tableside/contract/http/shared/order-view';
import type { Run } from '../../../database/database.ts';
import { orderById, orderOfSession, ordersOfBoard, ordersOfLiveSession } from './order-store.ts';
import { boardOrder, type OrderFacts, orderView, partyOrderView } from './order-view.ts';

/** The order with everything around it, inside or outside a transaction. Throws `Refusal` order_not_found. */
export const readOrder = async (run: Run, orderId: string): Promise<OrderFacts> => {
  const facts = await orderById(run, orderId);
  if (!facts) throw new Refusal('order_not_found');
  return facts;
};

/**
 * A session's orders as its guest sees them, newest first; null when the session is over at `now` (epoch ms). `token` is
 * the caller's own. ORDER-52.
 */
export const readSessionOrders = async (
  run: Run,
  guest: { readonly sessionId: string; readonly sharedCart: string | null; readonly token: string },
  now: number,
): Promise<OrderView[] | null> => {
  const orders = await ordersOfLiveSession(run, guest, new Date(now));
  return orders === null
    ? null
    : orders.map(facts =>
        facts.order.session_id === guest.sessionId
          ? orderView(facts, guest.token)
          : partyOrderView(facts, guest.sessionId),
      );
};

/** How long a finished order stays on the staff's board, in milliseconds. */
export const DONE_STAYS_MS = 60 * 60_000;

/** The orders of the staff's board, oldest first; `now` in epoch milliseconds. */
export const readBoardOrders = async (run: Run, venueId: string, now: number): Promise<BoardOrder[]> =>
  (await ordersOfBoard(run, venueId, onBoardSince(now))).map(boardOrder);

/** Orders that were finished after this are still on the board. `now` in epoch milliseconds. */
export const onBoardSince = (now: number): Date => new Date(now - DONE_STAYS_MS);

/** The id of a session's order by its unique number; null for an unknown one and for somebody else's. */
export const orderIdOfSession = async (run: Run, sessionId: string, number: string): Promise<string | null> =>
  (await orderOfSession(run, sessionId, number))?.id ?? null;
