import type { CallAnswer } from '@tableside/contract/client';
import type { Deps } from '../../deps.ts';
import { type Handler, type Handlers, keepsOutcome } from '../../http/mount/handler.ts';
import { cartNow } from '../cart/index.ts';
import { reorder } from './order-again.ts';

export { type Joined, joinLine } from './join-line.ts';
export { reasonOf } from './order-again.ts';

type Again = 'POST /orders/order-again/{session}';

/** What came into the cart and what did not is kept; the cart is read as it is now. */
const keepsJoined = (deps: Deps, handler: Handler<Again>) =>
  keepsOutcome(handler, {
    kept: answer => ({ ...answer, cart: null }),
    again: async (kept, { guest }) => ({
      ...(kept as CallAnswer<Again>),
      cart: await cartNow(deps, guest),
    }),
  });

/** Ordering what one had before. */
export const reorderHandlers = (deps: Deps): Handlers<Again> => ({
  'POST /orders/order-again/{session}': keepsJoined(deps, reorder(deps)),
});
