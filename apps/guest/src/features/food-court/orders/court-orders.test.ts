import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetCache, writeEntry } from '../../../data/cache.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { running } from '../../../testing/running.tsx';
import type { CourtOrder } from './court-orders.ts';
import { refetchCourtOrders, useCourtOrders, useCourtOrdersWatch } from './court-orders.ts';

const order = (number: string, over: Partial<CourtOrder> = {}) =>
  ({ ...anOrder(), unique_order_number: number, ...over }) as CourtOrder;

/** What our server says this phone ordered in the hall. */
let orders: readonly CourtOrder[] = [];
let reads = 0;
beforeEach(() => {
  vi.useFakeTimers();
  reads = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe('/api/food-courts/get-orders/visit');
    reads += 1;
    return Response.json({ data: { orders } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watching = async (number: string) => {
  resetCache({});
  writeEntry('food-court:HALL', { session: 'visit', stalls: [], court: {} });
  const screen = await running(() => {
    useCourtOrdersWatch('HALL', number);
    return useCourtOrders('HALL').data ?? [];
  }, undefined);
  await screen.later(100);
  reads = 0;
  return screen;
};

it('[FOOD-26] one order of a hall is asked after every 15 s until it is closed, and not while nobody looks', async () => {
  orders = [order('ramen'), order('taco')];
  const screen = await watching('ramen');
  await screen.later(14_000);
  expect(reads).toBe(0);
  await screen.later(1_000);
  expect(reads).toBe(1);
  await screen.later(30_000);
  expect(reads).toBe(3);
  await screen.look('hidden');
  await screen.later(60_000);
  expect(reads).toBe(3);
  await screen.look('visible');
  expect(reads).toBe(4);

  // The other one goes on; of this one nothing more is to come.
  orders = [order('ramen', { status: 'closed' }), order('taco')];
  await screen.does(() => refetchCourtOrders('HALL'));
  expect(screen.value().map(({ status }) => status)).toContain('closed');
  reads = 0;
  await screen.later(120_000);
  expect(reads).toBe(0);
  await screen.leave();
});
