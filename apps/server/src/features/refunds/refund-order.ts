import { minor, ZERO } from '@tableside/domain/money';
import type { Database, Run } from '../../database/database.ts';
import { announcePayment } from '../payments/index.ts';
import { lockBillOfOrder, ordersEndedWithMoney, paymentsOfOrder } from './order-store.ts';
import { requestRefund } from './request.ts';

/** How long an ended order is looked at, in milliseconds: money may come after its end. */
const LOOKED_AT_MS = 7 * 24 * 60 * 60_000;

/**
 * Everything that was paid for an order that will not be served is to go back: all of a payment that paid for nothing
 * else, tip included; of a table's payment the order's dishes. A second time there is nothing left. Answers how many
 * refunds it made. DESIGN §5.
 */
export const refundOrder = async (
  run: Run,
  orderId: string,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<number> => {
  await lockBillOfOrder(run, orderId);
  let made = 0;
  for (const payment of await paymentsOfOrder(run, orderId)) {
    if (payment.left === 0 || payment.items.length === 0) continue;
    const dishes = payment.items_left <= payment.left ? payment.items : [];
    const all = payment.only;
    await requestRefund(run, {
      paymentId: payment.payment_id,
      amount: all || dishes.length > 0 ? null : minor(Math.min(payment.items_left, payment.left)),
      tip: ZERO,
      items: all ? [] : dishes,
      cause: 'order_ended',
      reason,
      requestedBy: null,
      now,
    });
    await announcePayment(run, payment.payment_id);
    made += 1;
  }
  return made;
};

/**
 * Finds orders that ended with money, however they ended, and gives it back. A transaction for each, bill first: whoever
 * ends an order holds the order, and must not wait for its bill.
 */
export const refundEndedOrders = async (database: Database, now: number): Promise<number> => {
  let made = 0;
  for (const orderId of await ordersEndedWithMoney(database.run, new Date(now - LOOKED_AT_MS))) {
    made += await database.transaction(run => refundOrder(run, orderId, { reason: '', now }));
  }
  return made;
};
