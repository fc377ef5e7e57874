import { describe, expect, it } from 'vitest';
import type { Order } from '../../data/orders.ts';
import { findOrder, orderFacts } from './order-facts.ts';

const order = (change: Partial<Order> = {}): Order =>
  ({
    unique_order_number: 'abc',
    order_id: '42',
    status: 'active',
    seen: true,
    waiting_for: null,
    sending_to_pos: false,
    pay_at_restaurant: false,
    accepted_at: null,
    wait_minutes: null,
    items: [],
    ...change,
  }) as Order;
const dish = (delivered: boolean) => ({ is_delivered: delivered }) as Order['items'][number];
const full = { tableType: 'default', orderFlow: 'full' } as const;
const pickup = { tableType: 'pickup', orderFlow: 'full' } as const;
const silent = { tableType: 'default', orderFlow: 'no_status_change' } as const;

describe('what is said about an order', () => {
  it.each([
    ['[ORDER-31]', order({ status: 'waiting_confirmation', seen: false }), full, 'pending_confirmation', 0],
    ['[ORDER-32]', order({ status: 'waiting_confirmation' }), full, 'seen', 1],
    ['[ORDER-33]', order(), full, 'preparing', 2],
    ['[ORDER-39]', order({ sending_to_pos: true }), full, 'sending_to_pos', 2],
    [
      '[ORDER-20][ORDER-21][ORDER-40]',
      order({ items: [dish(true), dish(false)] }),
      full,
      'partially_delivered',
      4,
    ],
    ['[ORDER-21]', order({ status: 'partially_delivered' }), full, 'partially_delivered', 4],
    ['[ORDER-41]', order({ status: 'closed' }), full, 'delivered', 5],
    ['[ORDER-41]', order({ status: 'closed' }), pickup, 'ready_for_pickup', 5],
    ['[ORDER-42]', order({ status: 'failed' }), full, 'failed', null],
    ['[ORDER-43]', order({ status: 'rejected' }), full, 'rejected', null],
    ['[ORDER-23]', order(), silent, 'received', null],
    [
      '[ORDER-34]',
      order({ status: 'pending_activate', waiting_for: 'guests' }),
      full,
      'waiting_others',
      null,
    ],
    ['unpaid', order({ status: 'pending_activate', waiting_for: 'payment' }), full, 'waiting_payment', null],
  ] as const)('%s reads as it stands', (_, shown, place, view, step) => {
    expect(orderFacts(shown, place)).toMatchObject({ view, step });
  });

  it('[ORDER-46] the promised time is acceptance plus the minutes', () => {
    const accepted = order({ accepted_at: '2026-03-18T10:00:00Z', wait_minutes: 25 });
    expect(orderFacts(accepted, full).time).toEqual({ kind: 'at', at: Date.parse('2026-03-18T10:25:00Z') });
  });

  it('what waits for its course has no time, and once it is fired the minutes count from then', () => {
    const waits = { ...dish(false), held: true } as const;
    const accepted = { accepted_at: '2026-03-18T10:00:00Z', wait_minutes: 25 };
    const before = orderFacts(order({ ...accepted, items: [dish(true), waits] }), full);
    expect(before).toMatchObject({ view: 'later', time: { kind: 'pending', at: null } });
    const fired = { ...accepted, begun_at: '2026-03-18T10:40:00Z', items: [dish(true), dish(false)] };
    expect(orderFacts(order(fired), full).time.at).toBe(Date.parse('2026-03-18T11:05:00Z'));
  });

  it('[ORDER-48] closed and received orders settle, others do not', () => {
    expect(orderFacts(order({ status: 'closed' }), full).settled).toBe(true);
    expect(orderFacts(order(), silent).settled).toBe(true);
    expect(orderFacts(order(), full).settled).toBe(false);
    expect(orderFacts(order({ status: 'failed' }), full).settled).toBe(false);
  });

  it('[ORDER-02] is found by its unique number first, else by the number people say', () => {
    const orders = [order({ unique_order_number: '7', order_id: '42' }), order({ order_id: '7' })];
    expect(findOrder(orders, '7')).toBe(orders[0]);
    expect(findOrder(orders, '42')).toBe(orders[0]);
    expect(findOrder(orders, 'nope')).toBeUndefined();
  });
});
