import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { accept } from './accept.ts';
import { activateCashOrder } from './activate-cash-order.ts';
import { activateOrderBatch } from './activate-order-batch.ts';
import { close } from './close.ts';
import { deliver } from './deliver.ts';
import { getOrders } from './get-orders.ts';
import { noteAllergy } from './note-allergy.ts';
import { keepsBatchSent, keepsCashOrder, keepsMove, keepsReturned, type StaffMove } from './order-outcome.ts';
import { fail, reject } from './reject.ts';
import { returnToCart } from './return-to-cart.ts';
import { seen } from './seen.ts';
import { staffOrder } from './staff-order.ts';
import { wait } from './wait.ts';

type Keys =
  | 'GET /orders/get-orders/{session}'
  | 'POST /orders/activate-order-batch/{session}'
  | 'POST /orders/return-to-cart/{session}'
  | 'POST /payments/cash/activate-cash-order'
  | 'POST /console/{venue}/tables/{table}/order'
  | StaffMove;

/** What happens to an order after it is placed, by guests and by staff. Placing is place-order's. Spec 2§7. */
export const orderServiceHandlers = (deps: Deps): Handlers<Keys> => ({
  'GET /orders/get-orders/{session}': getOrders(deps),
  'POST /orders/activate-order-batch/{session}': keepsBatchSent(deps, activateOrderBatch(deps)),
  'POST /orders/return-to-cart/{session}': keepsReturned(returnToCart(deps)),
  'POST /payments/cash/activate-cash-order': keepsCashOrder(deps, activateCashOrder(deps)),
  'POST /console/{venue}/tables/{table}/order': staffOrder(deps),
  'POST /console/{venue}/orders/{order}/seen': keepsMove(deps, seen(deps)),
  'POST /console/{venue}/orders/{order}/accept': keepsMove(deps, accept(deps)),
  'POST /console/{venue}/orders/{order}/wait': keepsMove(deps, wait(deps)),
  'POST /console/{venue}/orders/{order}/allergy': keepsMove(deps, noteAllergy(deps)),
  'POST /console/{venue}/orders/{order}/deliver': keepsMove(deps, deliver(deps)),
  'POST /console/{venue}/orders/{order}/close': keepsMove(deps, close(deps)),
  'POST /console/{venue}/orders/{order}/reject': keepsMove(deps, reject(deps)),
  'POST /console/{venue}/orders/{order}/fail': keepsMove(deps, fail(deps)),
});
