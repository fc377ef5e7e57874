import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../../data/api.ts';
import { readEntry, resetCache } from '../../../../data/cache.ts';
import { renewBasket } from './hear.ts';

vi.mock('../../../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../hall/kept-visit.ts', () => ({ rememberSession: vi.fn(), sessionAt: () => null }));

const CARTS = 'GET /food-courts/get-carts/{session}';
const answers = (...toEnter: string[][]) => {
  let asked = 0;
  vi.mocked(api).mockImplementation((async (call: string, { id }: { id?: string }) => {
    if (call === CARTS) {
      const to_enter = toEnter[asked++] ?? [];
      return { carts: [{ session: `cart-${asked}`, revision: 1 }], together: { phones: 2, to_enter } };
    }
    if (id === 'closed') throw new Error('it takes nobody');
    return { session: 'entered' };
  }) as never);
};
const asks = () => vi.mocked(api).mock.calls.filter(([call]) => call === CARTS).length;
const shown = () => readEntry<{ session: string }[]>('food-court-carts:HALL').data?.map(each => each.session);
const together = () => readEntry('food-court-together:HALL').data;

beforeEach(() => {
  vi.mocked(api).mockReset();
  resetCache({ 'food-court:HALL': { session: 'visit' } });
});

it.each([
  ['where this phone is', [[]], 1, 0],
  ['at a stall that takes nobody', [['closed']], 1, 0],
  ['at a stall to which it goes', [['taco']], 2, 1],
  ['at a stall that is named again', [['taco'], ['taco']], 2, 1],
])('others are %s', async (_, toEnter, times, parties) => {
  answers(...toEnter);
  await renewBasket('HALL');
  expect([asks(), shown(), together()]).toEqual([times, [`cart-${times}`], { phones: 2, parties }]);
});

it('two words at once go to a stall once, and show what is there', async () => {
  answers(['taco']);
  await Promise.all([renewBasket('HALL'), renewBasket('HALL')]);
  expect([shown(), together()]).toEqual([[`cart-${asks()}`], { phones: 2, parties: 1 }]);
});
