import type { Evening } from './evening.ts';
import { cents, type Report, same, sumOf } from './same.ts';
import type { Screens } from './screens.ts';

/** The board has each order that was placed, once, and each adds up. */
export const holdBoard = ({ parties }: Evening, { board, numbers }: Screens, report: Report): void => {
  const onBoard = new Map(board.orders.map(order => [order.unique_order_number, order]));
  same('orders on it once', onBoard.size, board.orders.length, report);
  const placed = parties.flatMap(({ orders }) => orders);
  same('orders placed once', new Set(placed.map(({ number }) => number)).size, placed.length, report);
  for (const { number, status } of placed) {
    const order = onBoard.get(number);
    if (!order && status !== 'pending_activate') report(`order ${number}, ${status}, is not on it`);
  }
  const known = new Set(placed.map(({ number }) => number));
  for (const order of board.orders) {
    const name = `order ${order.order_id} (${order.status})`;
    if (!known.has(order.unique_order_number)) report(`${name} was placed by nobody`);
    const items = sumOf(order.items, ({ total }) => cents(total));
    const sum = cents(order.subtotal_before_discounts);
    same(`${name}: its dishes`, items, sum, report);
    const total = sum - cents(order.discount) + cents(order.tips) + cents(order.small_order_fee);
    same(`${name}: its total`, cents(order.total), total, report);
    if (cents(order.payments_sum) > cents(order.total)) report(`${name} is paid with more than its total`);
    const done = ['closed', 'rejected', 'failed'].includes(order.status);
    same(`${name}: finished`, order.closed_at !== null, done, report);
  }
  const numbersOfDay = new Set(board.orders.map(({ order_id }) => order_id));
  same('numbers said aloud', numbersOfDay.size, board.orders.length, report);
  const real = board.orders.filter(({ status }) => status !== 'pending_activate');
  const refused = real.filter(({ status }) => status === 'rejected' || status === 'failed');
  same('orders of the numbers', numbers.counts.orders, real.length - refused.length, report);
  same('refused of the numbers', numbers.counts.refused, refused.length, report);
};
