import { METHODS_OF_CALL } from '@tableside/contract/http/payments';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { createIntent } from './create-intent.ts';
import { settleOrder } from './settle-order.ts';

type CreateCall = keyof typeof METHODS_OF_CALL;
type SettleCall = 'POST /console/{venue}/orders/{order}/settle-cash';

const creating = (deps: Deps): Handlers<CreateCall> =>
  Object.fromEntries(
    Object.entries(METHODS_OF_CALL).map(([call, methods]) => [call, createIntent(deps, methods)]),
  ) as Handlers<CreateCall>;

/** Paying for an order or a bill, from both sides of the counter: where money, orders and tables meet. */
export const checkoutHandlers = (deps: Deps): Handlers<CreateCall | SettleCall> => ({
  ...creating(deps),
  'POST /console/{venue}/orders/{order}/settle-cash': settleOrder(deps),
});
