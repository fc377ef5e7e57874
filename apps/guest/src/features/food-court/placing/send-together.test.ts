import { ApiFailure } from '@tableside/contract/client';
import type { ErrorCode } from '@tableside/contract/errors';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../data/api.ts';
import { cartStore } from '../../../data/cart/index.ts';
import { repair } from '../../../data/placing/repair.ts';
import { announceFailure } from '../../toasts/index.ts';
import type { Part } from '../basket/use-basket.ts';
import { sendTogether } from './send-together.ts';

vi.mock('../../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../../data/placing/repair.ts', () => ({ repair: vi.fn(async () => undefined) }));
vi.mock('../../../data/cart/index.ts', () => ({ cartStore: vi.fn() }));
vi.mock('../../toasts/index.ts', () => ({ announceFailure: vi.fn() }));
vi.mock('../hall/court-data.ts', () => ({
  inVisit: (_: string, ask: (session: string) => unknown) => ask('visit'),
  refetchHall: vi.fn(async () => undefined),
}));
vi.mock('../orders/court-orders.ts', () => ({ refetchCourtOrders: vi.fn(async () => undefined) }));
vi.mock('../basket/court-carts.ts', () => ({ refetchCourtCarts: vi.fn(async () => undefined) }));
const accept = vi.fn();

const part = (venue: string): Part =>
  ({
    venue,
    session: `at-${venue}`,
    guest: { restaurant: { currency: { decimals: 2 } }, money: (amount: number) => `${amount} €` },
    cart: { cart: [], revision: 1, total: 4 },
    total: 4,
    pieces: 1,
    draft: {},
  }) as unknown as Part;
const refuse = (code: ErrorCode, details: Record<string, unknown>) =>
  vi.mocked(api).mockRejectedValue(new ApiFailure(code, 409, code, { message: code, code, details }));
const send = () =>
  sendTogether('HALL', [part('ramen'), part('taco')], { left: () => false, onLost: () => undefined });

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(cartStore).mockReturnValue({ accept, refetch: vi.fn(async () => undefined) } as never);
});

const OF_TACO = { restaurant_id: 'taco', restaurant_name: 'Taco' };

it('[FOOD-72] a refusal is said of the stall that it names, and mended there as one of a single order is', async () => {
  refuse('not_enough_stock', { ...OF_TACO, item_id: 'corn', item_name: 'Elote', remaining: 1 });
  expect(await send()).toMatchObject({ kind: 'refused', told: { venue: 'taco', dish: 'Elote' } });
  expect(vi.mocked(repair).mock.calls).toEqual([['at-taco', 'refetchCart']]);
  refuse('coupon_used', OF_TACO);
  expect(await send()).toMatchObject({ kind: 'refused', told: { venue: 'taco', dish: null } });
  expect(vi.mocked(repair).mock.calls.at(-1)).toEqual(['at-taco', 'dropCoupon']);
  expect(announceFailure).not.toHaveBeenCalled();
});

it('[FOOD-72] another price at one stall is taken over there, for its guest to see', async () => {
  const quote = { total: 5, revision: 2, cart: [] };
  refuse('cart_changed', { ...OF_TACO, quote });
  expect(await send()).toMatchObject({ kind: 'changed', told: { venue: 'taco' } });
  expect(vi.mocked(cartStore).mock.calls).toEqual([['at-taco']]);
  expect(accept).toHaveBeenCalledWith(quote);
  expect(repair).not.toHaveBeenCalled();
});

it('[FOOD-72] a refusal about no stall is announced as any other, and touches no cart', async () => {
  refuse('server_error', {});
  expect(await send()).toEqual({ kind: 'refused', told: null });
  expect(announceFailure).toHaveBeenCalledTimes(1);
  expect(repair).not.toHaveBeenCalled();
});
