import { METHODS_OF_CALL } from '@tableside/contract/http/payments';
import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone } from '../../http/mount/handler.ts';
import { boardOrderNow } from '../orders/index.ts';
import { createIntent } from './create-intent.ts';
import { createSale } from './create-sale.ts';
import { payOrderInFull } from './settle-order.ts';
import { walletAhead } from './wallet-ahead.ts';

type CreateCall = keyof typeof METHODS_OF_CALL;
type TerminalCall = 'POST /payments/worldline/create-sale-transaction';
type WalletCall = 'GET /payments/wallet/{session}';
type SettleCall = 'POST /console/{venue}/orders/{order}/settle-cash';

const creating = (deps: Deps): Handlers<CreateCall> =>
  Object.fromEntries(
    Object.entries(METHODS_OF_CALL).map(([call, methods]) => [call, createIntent(deps, methods)]),
  ) as Handlers<CreateCall>;

/** Paying for an order or a bill, from both sides of the counter: where money, orders and tables meet. */
export const checkoutHandlers = (
  deps: Deps,
): Handlers<CreateCall | TerminalCall | WalletCall | SettleCall> => ({
  ...creating(deps),
  'POST /payments/worldline/create-sale-transaction': createSale(deps),
  'GET /payments/wallet/{session}': walletAhead(deps),
  'POST /console/{venue}/orders/{order}/settle-cash': keepsDone(payOrderInFull(deps), boardOrderNow(deps), [
    'payment',
  ]),
});
