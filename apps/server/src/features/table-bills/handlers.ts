import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone, keepsOutcome } from '../../http/mount/handler.ts';
import { applyLoyalty } from './guest/apply-loyalty.ts';
import { canPay } from './guest/can-pay.ts';
import { getPaygoOrders } from './guest/get-paygo-orders.ts';
import { getSelected } from './guest/get-selected.ts';
import { asBill } from './guest/lower-for-member.ts';
import { selectItems } from './guest/select-items.ts';
import { keepsShared, shareItem } from './guest/share-item.ts';
import { undoReward } from './guest/undo-reward.ts';
import { useReward } from './guest/use-reward.ts';
import { addLines } from './staff/add-lines.ts';
import { changeItem, voidItems } from './staff/change-items.ts';
import { closeBill } from './staff/close-bill.ts';
import { discountBill } from './staff/discount-bill.ts';
import { keepsOpened, openBill } from './staff/open-bill.ts';
import { printPrecheck } from './staff/print-precheck.ts';
import { billNow, listBills, precheckNow } from './staff/read-bills.ts';
import { settle } from './staff/settle.ts';

type Keys =
  | 'GET /orders/get-paygo-orders/{session}'
  | `POST /orders/${
      | 'apply-loyalty-card-to-external-order'
      | 'use-loyalty-reward'
      | 'undo-loyalty-reward'
      | 'select-order-items'
      | 'get-selected-order-items'
      | 'can-pay-for-order'
      | 'share-order-item'}/{session}`
  | 'GET /console/{venue}/bills'
  | 'GET /console/{venue}/bills/{bill}'
  | 'POST /console/{venue}/tables/{table}/bill'
  | `POST /console/{venue}/bills/{bill}/${
      | 'lines'
      | 'items/change'
      | 'items/void'
      | 'discount'
      | 'precheck'
      | 'settle'
      | 'close'}`;

/** What guests and staff do with bills, except paying. Spec 2§4, 2§7. */
export const tableBillHandlers = (deps: Deps): Handlers<Keys> => {
  const bill = billNow(deps);
  const again = asBill(deps);
  return {
    'GET /orders/get-paygo-orders/{session}': getPaygoOrders(deps),
    'POST /orders/select-order-items/{session}': selectItems(deps),
    'POST /orders/apply-loyalty-card-to-external-order/{session}': keepsOutcome(applyLoyalty(deps), again),
    'POST /orders/use-loyalty-reward/{session}': keepsOutcome(useReward(deps), again),
    'POST /orders/undo-loyalty-reward/{session}': keepsOutcome(undoReward(deps), again),
    'POST /orders/get-selected-order-items/{session}': getSelected(deps),
    'POST /orders/can-pay-for-order/{session}': canPay(deps),
    'POST /orders/share-order-item/{session}': keepsShared(deps, shareItem(deps)),
    'GET /console/{venue}/bills': listBills(deps),
    'GET /console/{venue}/bills/{bill}': bill,
    'POST /console/{venue}/tables/{table}/bill': keepsOpened(bill, openBill(deps)),
    'POST /console/{venue}/bills/{bill}/lines': keepsDone(addLines(deps), bill),
    'POST /console/{venue}/bills/{bill}/items/change': keepsDone(changeItem(deps), bill),
    'POST /console/{venue}/bills/{bill}/items/void': keepsDone(voidItems(deps), bill),
    'POST /console/{venue}/bills/{bill}/discount': keepsDone(discountBill(deps), bill),
    'POST /console/{venue}/bills/{bill}/precheck': keepsDone(printPrecheck(deps), precheckNow(deps)),
    'POST /console/{venue}/bills/{bill}/settle': keepsDone(settle(deps), bill),
    'POST /console/{venue}/bills/{bill}/close': keepsDone(closeBill(deps), bill),
  };
};
