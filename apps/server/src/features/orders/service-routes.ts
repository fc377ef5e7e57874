import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { activateCashOrder } from './batches/activate-cash-order.ts';
import { activateOrderBatch } from './batches/activate-order-batch.ts';
import { accept } from './by-staff/accept.ts';
import { close } from './by-staff/close.ts';
import { deliver } from './by-staff/deliver.ts';
import { noteAllergy } from './by-staff/note-allergy.ts';
import { fail, reject } from './by-staff/reject.ts';
import { seen } from './by-staff/seen.ts';
import { wait } from './by-staff/wait.ts';
import { returnToCart } from './end/return-to-cart.ts';
import { getOrders } from './read/get-orders.ts';
import {
  keepsBatchSent,
  keepsCashOrder,
  keepsMove,
  keepsReturned,
  keepsStaffOrder,
  type StaffMove,
} from './read/order-outcome.ts';
import { staffOrder } from './staff-entered/staff-order.ts';

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
  'POST /console/{venue}/tables/{table}/order': keepsStaffOrder(deps, staffOrder(deps)),
  'POST /console/{venue}/orders/{order}/seen': keepsMove(deps, seen(deps)),
  'POST /console/{venue}/orders/{order}/accept': keepsMove(deps, accept(deps)),
  'POST /console/{venue}/orders/{order}/wait': keepsMove(deps, wait(deps)),
  'POST /console/{venue}/orders/{order}/allergy': keepsMove(deps, noteAllergy(deps)),
  'POST /console/{venue}/orders/{order}/deliver': keepsMove(deps, deliver(deps)),
  'POST /console/{venue}/orders/{order}/close': keepsMove(deps, close(deps)),
  'POST /console/{venue}/orders/{order}/reject': keepsMove(deps, reject(deps)),
  'POST /console/{venue}/orders/{order}/fail': keepsMove(deps, fail(deps)),
});
