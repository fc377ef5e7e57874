import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { readSessionOrders } from './order-read.ts';

/** The session's orders, newest first. ORDER-52. */
export const getOrders =
  ({ database }: Deps): Handler<'GET /orders/get-orders/{session}'> =>
  async ({ guest }) => ({ orders: await readSessionOrders(database.run, guest.sessionId, guest.token) });
