import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { type Handler, verifiesSession } from '../../../http/mount/handler.ts';
import { readSessionOrders } from './order-read.ts';

/** The session's orders, newest first, read together with the proof that it lives. ORDER-52. */
export const getOrders = ({ database, clock }: Deps): Handler<'GET /orders/get-orders/{session}'> =>
  verifiesSession(async ({ guest }) => {
    const orders = await readSessionOrders(database.run, guest, clock());
    if (!orders) throw new Refusal('session_ended');
    return { orders };
  });
