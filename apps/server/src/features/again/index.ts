import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { orderAgain } from './order-again.ts';

export { type Joined, joinLine } from './join-line.ts';
export { reasonOf } from './order-again.ts';

/** Ordering what one had before. */
export const againHandlers = (deps: Deps): Handlers<'POST /orders/order-again/{session}'> => ({
  'POST /orders/order-again/{session}': orderAgain(deps),
});
