import { describe, expect, it } from 'vitest';
import { anOrder } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import Orders from './index.tsx';

const order = (order_id: string, status: NonNullable<Parameters<typeof anOrder>[0]>['status']) =>
  anOrder({ order_id, unique_order_number: `u${order_id}`, ...(status && { status }) });
const page = (orders: ReturnType<typeof order>[], url = '/orders/s') =>
  shown(<Orders params={{ session: 's' }} />, { orders, url });

describe('the list of orders', () => {
  it('[ORDER-16] [ORDER-17] has what is under way first and what is over after it, by their groups', () => {
    const all = [
      order('1', 'closed'),
      order('2', 'rejected'),
      order('3', 'active'),
      order('4', 'failed'),
      order('5', 'waiting_confirmation'),
    ];
    const { html, text } = page(all);
    const shownOrders = [...html.matchAll(/data-order="u(\d)"/g)].map(([, number]) => number);
    expect(shownOrders).toHaveLength(5);
    expect(new Set(shownOrders.slice(0, 2))).toEqual(new Set(['3', '5']));
    for (const label of ['Being prepared', 'Waiting for the staff', 'Served', 'Not carried out', 'Cancelled'])
      expect(text).toContain(label);
    expect(text.indexOf('In progress')).toBeLessThan(text.indexOf('Completed'));
  });

  it('asks for what is left of an order that waits for its payment, staff having taken a part of it', () => {
    const part = { total: 24.7, payments_sum: 14.8, left: 9.9 };
    const unpaid = anOrder({ status: 'pending_activate', waiting_for: 'payment', ...part });
    const { text } = page([unpaid]);
    expect(text).toMatch(/Pay\D*9,90/);
    expect(text).not.toMatch(/Pay\D*24,70/);
  });

  it('[ORDER-02] opens the order that its address asks for over the list', () => {
    const all = [order('1', 'active'), order('2', 'active')];
    expect(page(all, '/orders/s?orderNumber=u2').html).toContain('aria-label="Order 2"');
    expect(page(all).html).not.toContain('aria-label="Order 2"');
  });
});
