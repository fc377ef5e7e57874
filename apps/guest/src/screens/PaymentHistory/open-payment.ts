import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { refetchOrders } from '../../data/orders.ts';
import type { PastPayment } from './use-history.ts';

/** A bill's payment has a page of its own; an order is opened over the menu, as it is now. HIST-04, HIST-05. */
export const openPayment = async (
  session: string,
  { order_type, unique_order_number: number, uuid }: PastPayment,
): Promise<void> => {
  if (order_type === 'pay') {
    go(pathTo('PaymentSuccess', { session }, { orderNumber: number, paymentUuid: uuid }));
    return;
  }
  await refetchOrders(session).catch(() => undefined);
  go(pathTo('Menu', { session }, { order: number }));
};
