import { refundTotal } from '@tableside/domain/ledger';
import { type Minor, minor, sum, ZERO } from '@tableside/domain/money';
import { planRefund } from '@tableside/domain/refunds';
import type { Database, Run } from '../../../database/database.ts';
import { announcePayment } from '../../payments/index.ts';
import { readRefundable } from './left-store.ts';
import { lockPaymentWithBill } from './lock-store.ts';
import { lockBillOfOrder, type OrderPayment, ordersEndedWithMoney, paymentsOfOrder } from './order-store.ts';
import { requestRefund } from './request.ts';

/** How long an ended order is looked at, in milliseconds: money may come after its end. */
const LOOKED_AT_MS = 7 * 24 * 60 * 60_000;

/**
 * What to ask for: everything of a payment that paid for nothing else; else what is left of the order's pieces, as a sum
 * where money was given back before for nothing in particular. Null: nothing is left.
 */
const wishFor = async (
  run: Run,
  { payment_id, pieces, only }: OrderPayment,
): Promise<{ amount: Minor | null; items: string[] } | null> => {
  const payment = await lockPaymentWithBill(run, payment_id);
  if (!payment || payment.captured === payment.refunded + payment.refund_due) return null;
  if (only) return { amount: null, items: [] };
  const money = await readRefundable(run, payment);
  const open = money.pieces.filter(({ id, left }) => pieces.includes(id) && left > 0);
  if (open.length === 0) return null;
  const items = open.map(({ id }) => id);
  if (planRefund(money, { amount: null, tip: ZERO, pieces: items })) return { amount: null, items };
  const amount = minor(Math.min(sum(open.map(({ left }) => left)), refundTotal(money) - money.tip));
  return amount > 0 ? { amount, items: [] } : null;
};

/**
 * Everything that was paid for an order that will not be served is to go back: all of a payment that paid for nothing
 * else, tip included; of a table's payment the order's dishes. A second time there is nothing left. Answers how many
 * refunds it made.
 */
export const refundOrder = async (
  run: Run,
  orderId: string,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<number> => {
  await lockBillOfOrder(run, orderId);
  let made = 0;
  for (const payment of await paymentsOfOrder(run, orderId)) {
    const wish = await wishFor(run, payment);
    if (!wish) continue;
    const { payment_id: paymentId } = payment;
    const why = { cause: 'order_ended' as const, reason, requestedBy: null, now };
    await requestRefund(run, { paymentId, ...wish, tip: ZERO, ...why });
    await announcePayment(run, paymentId);
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
  const failures: unknown[] = [];
  for (const orderId of await ordersEndedWithMoney(database.run, new Date(now - LOOKED_AT_MS))) {
    await database
      .transaction(run => refundOrder(run, orderId, { reason: '', now }))
      .then(
        refunds => {
          made += refunds;
        },
        // The others must not wait for one that cannot be understood.
        (error: unknown) => failures.push(error),
      );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'orders with money could not be given back');
  return made;
};
