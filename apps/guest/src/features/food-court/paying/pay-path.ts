import { pathTo } from '../../../app/paths.ts';
import type { CourtOrder } from '../orders/court-orders.ts';

/** Between the numbers of orders in an address. */
export const SEPARATOR = ',';

/** Where orders are paid together. FOOD-05 */
export const payPath = (hash: string, orders: readonly Pick<CourtOrder, 'unique_order_number'>[]): string =>
  pathTo('FoodCourtPay', {
    foodCourtHash: hash,
    placedOrdersIds: orders.map(({ unique_order_number: number }) => number).join(SEPARATOR),
  });
