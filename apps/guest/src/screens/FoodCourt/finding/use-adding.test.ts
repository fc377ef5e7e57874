import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../../data/api.ts';
import { resetCache } from '../../../data/cache.ts';
import { cartStore } from '../../../data/cart/index.ts';
import { aCart } from '../../../testing/order-builders.ts';
import { running } from '../../../testing/running.tsx';
import { aLine } from '../../../testing/wire-builders.ts';
import { useAdding } from './use-adding.ts';

vi.mock('../../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../../features/food-court/hall/kept-visit.ts', () => ({
  rememberSession: vi.fn(),
  sessionAt: () => null,
}));
afterEach(() => vi.mocked(api).mockReset());

const filled = aCart({ cart: [aLine({ item_id: 'ramen' })], revision: 7 });
const adding = async (session: string) => {
  resetCache({ 'food-court:HALL': { session: 'visit' }, 'food-court-carts:HALL': [] });
  vi.mocked(api).mockImplementation((async (call: string) => {
    if (call === 'POST /food-courts/go-to-restaurant/{id}') return { session };
    return call === 'POST /cart/{session}/add' ? filled : { carts: [], together: null };
  }) as never);
  return running(() => useAdding('HALL'), null);
};
const added = () =>
  vi.mocked(api).mock.calls.flatMap(([call, input]) => (call === 'POST /cart/{session}/add' ? [input] : []));

it('a dish put in from the hall stands in a basket that was opened before', async () => {
  cartStore('opened').accept(aCart({ cart: [], revision: 6 }));
  const hook = await adding('opened');
  await hook.does(({ add }) => add('stall', 'ramen'));
  await vi.waitFor(() => expect(cartStore('opened').current().cart).toEqual(filled));
  await hook.leave();
});

it('a basket that was never opened is left to whoever opens it', async () => {
  const hook = await adding('never');
  await hook.does(({ add }) => add('stall', 'ramen'));
  await vi.waitFor(() => expect(hook.value().busy).toBe(null));
  expect([added().length, cartStore('never').current().loaded]).toEqual([1, false]);
  await hook.leave();
});

it('each tap is one wish, however often it is sent', async () => {
  const hook = await adding('keyed');
  for (const turn of [1, 2]) {
    await hook.does(({ add }) => add('stall', 'ramen'));
    await vi.waitFor(() => expect([added().length, hook.value().busy]).toEqual([turn, null]));
  }
  const keys = added().map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.every(Boolean), new Set(keys).size]).toEqual([true, 2]);
  await hook.leave();
});
