import { describe, expect, it } from 'vitest';
import { keys } from '../../../data/keys.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { shown } from '../../../testing/shown.tsx';
import { aBill, aBillItem, aSession } from '../../../testing/wire-builders.ts';
import { RunningStrip } from './RunningStrip.tsx';

const session = aSession({ restaurant: { functionalities: ['order', 'pay-go'] } });
const served = anOrder({
  status: 'partially_delivered',
  items: anOrder().items.map(item => ({ ...item, is_delivered: true })),
});
const bill = aBill({ items: [aBillItem({ price: 31.4 })], total: 31.4, left: 31.4 });
const strip = (order: typeof served, bills: readonly (typeof bill)[]) =>
  shown(<RunningStrip>{({ words, aside }) => `${words} · ${aside}`}</RunningStrip>, {
    session,
    orders: [order],
    more: { [keys.bills('s')]: bills },
  }).text;

describe('what runs, in one line', () => {
  it('is the order while it is made, the bill or not', () => {
    expect(strip(anOrder({ status: 'active' }), [bill])).toMatch(/^Being prepared/);
  });

  it('is the bill once all of it is on the table, never that it was served', () => {
    expect(strip(served, [bill])).toMatch(/^The bill · 31,40\s€$/);
    expect(strip(served, [])).toBe('');
  });
});
