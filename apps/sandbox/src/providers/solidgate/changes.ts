import { validation } from './errors.ts';
import type { Ledger } from './ledger.ts';
import { newTransaction, type Order } from './order.ts';
import { settle } from './payments.ts';

const checkPart = (amount: number, left: number): void => {
  if (amount < 1 || amount > left) throw validation('amount', `Amount must be from 1 to ${left}`);
};

/** `POST /refund`: all that is left, or a part. A card whose refunds fail answers so and nothing moves. */
export const refundOrder = (ledger: Ledger, order: Order, wanted: number | undefined): Promise<Order> => {
  const left = order.captured - order.refunded;
  if (order.captured === 0) throw validation('order_id', 'Order is not settled');
  const amount = wanted ?? left;
  checkPart(amount, left);
  const fails = order.card.refundFails;
  const transaction = newTransaction(order, 'refund', fails ? 'fail' : 'success', amount);
  return ledger.write({
    ...order,
    status: fails ? order.status : 'refunded',
    refunded: fails ? order.refunded : order.refunded + amount,
    transactions: [...order.transactions, transaction],
  });
};

/** `POST /settle`: what was only held. */
export const settleOrder = (ledger: Ledger, order: Order, wanted: number | undefined): Promise<Order> => {
  if (order.status !== 'auth_ok') throw validation('order_id', 'Order is not authorized');
  const amount = wanted ?? order.authorized;
  checkPart(amount, order.authorized);
  return settle(ledger, order, amount);
};

/** `POST /void`: lets go of what was only held. */
export const voidOrder = (ledger: Ledger, order: Order): Promise<Order> => {
  if (order.status !== 'auth_ok') throw validation('order_id', 'Order is not authorized');
  const fails = order.card.voidFails;
  const transaction = newTransaction(order, 'void', fails ? 'fail' : 'success', order.authorized);
  return ledger.write({
    ...order,
    status: fails ? order.status : 'void_ok',
    authorized: fails ? order.authorized : 0,
    transactions: [...order.transactions, transaction],
  });
};
