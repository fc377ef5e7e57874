import { ApiFailure } from '@tableside/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aLine } from '../../testing/wire-builders.ts';
import { EMPTY_CART, pendingId } from './cart-ops.ts';
import { createCartStore } from './cart-store.ts';
import { sendOp } from './send-op.ts';

vi.mock('./send-op.ts', () => ({ sendOp: vi.fn() }));
const send = vi.mocked(sendOp);
const soup = aLine({ item_id: 'soup' });
const serverCart = { ...EMPTY_CART, revision: 1, cart: [soup], subtotal: 5, total: 5 };

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
});
afterEach(() => vi.useRealTimers());

it('[CART-11] quantity taps go out once, one second after the last', async () => {
  send.mockResolvedValue(serverCart);
  const store = createCartStore('s');
  store.accept(serverCart);
  for (const quantity of [2, 3, 4]) {
    store.put({ kind: 'quantity', lineId: soup.cart_item_id, quantity });
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(send).not.toHaveBeenCalled();
  expect(store.current()).toMatchObject({ syncing: true, cart: { total: 20 } });
  await vi.advanceTimersByTimeAsync(700);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(
    's',
    { kind: 'quantity', lineId: soup.cart_item_id, quantity: 4 },
    soup.cart_item_id,
    expect.any(String),
  );
  expect(store.current().syncing).toBe(false);
});

it('[CART-11] what waits goes out at once when the guest wants to place', async () => {
  send.mockResolvedValue(serverCart);
  const store = createCartStore('s');
  store.accept(serverCart);
  store.put({ kind: 'quantity', lineId: soup.cart_item_id, quantity: 2 });
  store.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
});

it('[ITEM-20] a refusal takes the dish back out and is told', async () => {
  const failure = new ApiFailure('menu_item_unavailable', 409, 'Menu item unavailable');
  send.mockRejectedValue(failure);
  const store = createCartStore('s');
  const told = vi.fn();
  store.setOnRefused(told);
  const op = { kind: 'add', line: { ...soup, cart_item_id: pendingId(soup) }, groups: [] } as const;
  store.put(op);
  expect(store.current().cart.cart).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.current().cart.cart).toHaveLength(0);
  expect(told).toHaveBeenCalledWith(failure, op);
});

it.each([
  ['a proxy could not pass on', 'timeout', 502],
  ['a server without its database could not take', 'unavailable', 503],
] as const)('a change that %s is kept and goes again under its key', async (_, code, http) => {
  send.mockRejectedValueOnce(new ApiFailure(code, http, '')).mockResolvedValue(serverCart);
  const store = createCartStore('s');
  const told = vi.fn();
  store.setOnRefused(told);
  store.put({ kind: 'add', line: { ...soup, cart_item_id: pendingId(soup) }, groups: [] });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(send).toHaveBeenCalledTimes(1);
  expect(store.current()).toMatchObject({ syncing: true, cart: { cart: [{ item_id: 'soup' }] } });
  await vi.advanceTimersByTimeAsync(200);
  expect(send.mock.calls[1]?.[3]).toBe(send.mock.calls[0]?.[3]);
  expect(store.current().syncing).toBe(false);
  expect(told).not.toHaveBeenCalled();
});
