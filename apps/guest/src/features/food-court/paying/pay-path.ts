import { pathTo } from '../../../app/paths.ts';
import type { Hall } from '../hall/court-data.ts';
import type { CourtOrder } from '../orders/court-orders.ts';

/** Between the numbers of orders in an address. */
export const SEPARATOR = ',';

type Ways = { readonly court: Pick<Hall['court'], 'payment_providers'> };

/** Several stalls can be paid at once here; otherwise each is paid by itself. ADR 0034. */
export const paysTogether = ({ court }: Ways): boolean => court.payment_providers.length > 0;

type Named = Pick<CourtOrder, 'unique_order_number'>;
const named = (orders: readonly Named[]): string =>
  orders.map(({ unique_order_number: number }) => number).join(SEPARATOR);

/** Where orders are paid together. FOOD-05 */
export const payPath = (hash: string, orders: readonly Named[]): string =>
  pathTo('FoodCourtPay', { foodCourtHash: hash, placedOrdersIds: named(orders) });

/** The basket, which takes unpaid orders back as it opens: a reload on the way there loses nothing. ADR 0005 */
export const toBasketPath = (hash: string, orders: readonly Named[]): string =>
  pathTo('FoodCourtCart', { foodCourtHash: hash }, { return: named(orders) });
