import { afterEach, expect, it, vi } from 'vitest';
import { startNavigation } from '../../app/navigation.ts';
import { api } from '../../data/api.ts';
import { writeEntry } from '../../data/cache.ts';
import { keys } from '../../data/keys.ts';
import { anOrder } from '../../testing/order-builders.ts';
import { running } from '../../testing/running.tsx';
import ViewOrder from './index.tsx';

vi.mock('../../data/api.ts', () => ({ api: vi.fn(), partingWord: vi.fn() }));
vi.mock('../../features/orders/use-order-parts.ts', () => ({
  useOrderParts: () => undefined,
  loadOrderParts: async () => undefined,
}));
afterEach(() => {
  vi.mocked(api).mockReset();
  vi.unstubAllGlobals();
});

const asked = () => vi.mocked(api).mock.calls.map(([key]) => key);
const opened = async (query: string) => {
  vi.mocked(api).mockResolvedValue({ orders: [anOrder()] });
  startNavigation(`/view-order-headless/s/qk3x9${query}`);
  writeEntry(keys.orders('s'), [anOrder()]);
  return running(() => ViewOrder({ params: { session: 's', uniqueOrderNumber: 'qk3x9' } }), null);
};

it('[ORDER-04] [ORDER-08] with force=1 the server is asked again, though the orders are known', async () => {
  const screen = await opened('?force=1');
  expect(asked()).toEqual(['GET /orders/get-orders/{session}']);
  await screen.leave();
});

it('without it what is known is shown', async () => {
  const screen = await opened('');
  expect(asked()).toEqual([]);
  await screen.leave();
});
