import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api.ts';
import { cartStore } from '../cart/index.ts';
import { refetchSession } from '../session.ts';
import { repair } from './repair.ts';

vi.mock('../api.ts', () => ({ api: vi.fn() }));
vi.mock('../session.ts', () => ({ refetchSession: vi.fn() }));
const accept = vi.fn();
const refetch = vi.fn(async () => undefined);
const cart = [
  { cart_item_id: '1', note: '' },
  { cart_item_id: '2', note: 'no nuts' },
  { cart_item_id: '3', note: 'hot' },
];
vi.mock('../cart/index.ts', () => ({ cartStore: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(cartStore).mockReturnValue({ accept, refetch, current: () => ({ cart: { cart } }) } as never);
  vi.mocked(api).mockResolvedValue({ revision: 2 } as never);
});

it('takes off the notes that the venue reads no more, and learns that it takes none', async () => {
  await repair('s', 'dropNotes');
  expect(vi.mocked(api).mock.calls.map(([call, input]) => [call, input])).toEqual(
    ['2', '3'].map(cart_item_id => [
      'POST /cart/{session}/update-note',
      { session: 's', body: { cart_item_id, note: '' } },
    ]),
  );
  expect(accept).toHaveBeenCalledTimes(2);
  expect(refetchSession).toHaveBeenCalledWith('s');
});

it('[CART-49] takes off a code that is good no more; where that fails the server says how the cart is', async () => {
  await repair('s', 'dropCoupon');
  expect(accept).toHaveBeenCalledWith({ revision: 2 });
  vi.mocked(api).mockRejectedValue(new Error('no network'));
  await repair('s', 'dropCoupon');
  expect(refetch).toHaveBeenCalledTimes(1);
});
