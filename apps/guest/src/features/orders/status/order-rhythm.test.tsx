import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../data/api.ts';
import { resetCache } from '../../../data/cache.ts';
import { keys } from '../../../data/keys.ts';
import { type Order, receiveOrder, useOrdersWatch } from '../../../data/orders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { running } from '../../../testing/running.tsx';
import { orderFacts } from '../order-facts.ts';
import { BatchWait } from './BatchWait.tsx';
import { StatusHeader } from './StatusHeader.tsx';

vi.mock('../../../data/api.ts', () => ({ api: vi.fn() }));
const call = vi.mocked(api);
const asked = (name: string) => call.mock.calls.filter(([each]) => each === name);

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-18T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  call.mockReset();
  resetCache({});
});

describe('the orders of a visit', () => {
  const watched = async (status: Order['status']) => {
    resetCache({ [keys.orders('s')]: [anOrder({ status })] });
    call.mockImplementation(async () => ({ orders: [anOrder({ status })] }));
    return running(useOrdersWatch, 's');
  };
  const times = () => asked('GET /orders/get-orders/{session}').length;

  it('[ORDER-07] [ORDER-49] are asked for every 15 s until they are closed', async () => {
    const watch = await watched('active');
    const before = times();
    await watch.later(14_999);
    expect(times() - before).toBe(0);
    await watch.later(1);
    expect(times() - before).toBe(1);
    await watch.later(15_000);
    expect(times() - before).toBe(2);
    await watch.does(() => receiveOrder('s', anOrder({ status: 'closed' })));
    await watch.later(60_000);
    expect(times() - before).toBe(2);
    await watch.leave();
  });

  it('[OFFLINE-05] are asked for when the guest looks again, and not while nobody looks', async () => {
    const watch = await watched('active');
    const before = times();
    await watch.look('hidden');
    await watch.later(60_000);
    expect(times() - before).toBe(0);
    await watch.look('visible');
    expect(times() - before).toBe(1);
    await watch.leave();
  });
});

describe('the head of an order', () => {
  const head = (status: Order['status']) => {
    const order = anOrder({ status });
    const flow = { flow: 'full', pickup: false } as unknown as Parameters<typeof orderFacts>[1];
    return running(() => StatusHeader({ order, facts: orderFacts(order, flow) }), null);
  };
  const isSmall = (drawn: ReactElement<{ className: string }>) => /shrunk/.test(drawn.props.className);

  it('[ORDER-48] gets small 2.6 s after the order is closed', async () => {
    const closed = await head('closed');
    await closed.later(2_599);
    expect(isSmall(closed.value())).toBe(false);
    await closed.later(1);
    expect(isSmall(closed.value())).toBe(true);
    await closed.leave();
  });

  it('[ORDER-48] stays while the order is under way', async () => {
    const active = await head('active');
    await active.later(60_000);
    expect(isSmall(active.value())).toBe(false);
    await active.leave();
  });
});

it('[ORDER-38] a batch whose time is up is sent by the phone, once, and not before', async () => {
  const order = anOrder({ status: 'pending_activate' });
  const batch = { activate_at: '2026-03-18T10:00:10.000Z', table_session_count: 3, placed_orders_count: 1 };
  call.mockImplementation(async () => ({ order }));
  const wait = await running(() => BatchWait({ order, batch }), null);
  const sent = () => asked('POST /orders/activate-order-batch/{session}');
  await wait.later(9_400);
  expect(sent()).toEqual([]);
  await wait.later(1_000);
  expect(sent()).toEqual([
    [
      expect.any(String),
      expect.objectContaining({ body: { unique_order_number: 'abc', only_when_due: true } }),
    ],
  ]);
  await wait.later(30_000);
  expect(sent()).toHaveLength(1);
  await wait.leave();
});
