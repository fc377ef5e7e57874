import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { type Hand, type Handler, keepsDone, keepsOutcome } from '../../../http/mount/handler.ts';
import { answerAgain } from '../placing/placing.ts';
import { orderIdOfSession, readOrder } from './order-read.ts';
import { orderByNumber } from './order-store.ts';
import { boardOrder, orderView } from './order-view.ts';

type Kept = { readonly number: string };

/** Of a placed order its number is kept; who asks again reads it as it stands now. */
export const keepsPlaced = (deps: Deps, handler: Handler<'POST /cart/{session}/place-order'>) =>
  keepsOutcome(handler, {
    kept: (answer): Kept => ({ number: 'order' in answer ? answer.order.unique_order_number : '' }),
    again: async (kept, { guest }) => {
      const facts = await orderByNumber(deps.database.run, guest.venueId, (kept as Kept).number);
      if (!facts) throw new Refusal('order_not_found');
      return answerAgain(facts, guest);
    },
  });

type Asked = { readonly sessionId: string; readonly token: string; readonly number: string };

const orderNow = async ({ database: { run } }: Deps, { sessionId, token, number }: Asked) => {
  const id = await orderIdOfSession(run, sessionId, number);
  if (id === null) throw new Refusal('order_not_found');
  return { order: orderView(await readOrder(run, id), token) };
};

/** That the batch was sent is kept, and nothing of the order. */
export const keepsBatchSent = (deps: Deps, handler: Handler<'POST /orders/activate-order-batch/{session}'>) =>
  keepsOutcome(handler, {
    kept: () => ({}),
    again: (_, { guest, body }) => orderNow(deps, { ...guest, number: body.unique_order_number }),
  });

/** That an order was taken back is kept; to ask again changes nothing, and reads the cart as it is. */
export const keepsReturned = (handler: Handler<'POST /orders/return-to-cart/{session}'>) =>
  keepsOutcome(handler, { kept: () => ({}), again: (_, input) => handler(input) });

/** As {@link keepsBatchSent}, of an order that is paid in cash. */
export const keepsCashOrder = (deps: Deps, handler: Handler<'POST /payments/cash/activate-cash-order'>) =>
  keepsOutcome(handler, {
    kept: () => ({}),
    again: async (_, { body, meta }) => {
      const guest = await deps.sessions.prove(body.session, meta.deviceToken);
      return orderNow(deps, { ...guest, number: body.order });
    },
  });

/** What staff do to an order that is placed. */
export type StaffMove = `POST /console/{venue}/orders/{order}/${
  | 'seen'
  | 'accept'
  | 'wait'
  | 'allergy'
  | 'deliver'
  | 'close'
  | 'reject'
  | 'fail'}`;

type AskedOfOrder = { readonly params: { readonly order: string }; readonly staff: Pick<Hand, 'venueId'> };

/** An order of the venue as the board shows it now. Refuses order_not_found. */
export const boardOrderNow =
  ({ database: { run } }: Pick<Deps, 'database'>) =>
  async ({ params, staff }: AskedOfOrder) => {
    const facts = await orderByNumber(run, staff.venueId, params.order);
    if (!facts) throw new Refusal('order_not_found');
    return { order: boardOrder(facts) };
  };

/** What staff did to an order is kept as who changed it; who asks again reads the order as it stands now. */
export const keepsMove = <Key extends StaffMove>(deps: Deps, handler: Handler<Key>): Handler<Key> =>
  keepsDone<StaffMove, 'changed' | 'by'>(handler as never, boardOrderNow(deps), ['changed', 'by']) as never;

/** Of an order that staff placed its number is kept. */
export const keepsStaffOrder = (deps: Deps, handler: Handler<'POST /console/{venue}/tables/{table}/order'>) =>
  keepsOutcome(handler, {
    kept: ({ order }): Kept => ({ number: order.unique_order_number }),
    again: (kept, { staff }) => boardOrderNow(deps)({ params: { order: (kept as Kept).number }, staff }),
  });
