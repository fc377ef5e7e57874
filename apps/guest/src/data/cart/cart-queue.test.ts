import { describe, expect, it } from 'vitest';
import { aLine } from '../../testing/wire-builders.ts';
import { type Cart, type CartOp, EMPTY_CART, pendingId } from './cart-ops.ts';
import {
  type CartQueueState,
  emptyQueue,
  enqueue,
  isSyncing,
  postponed,
  refused,
  serverLineId,
  settled,
  shownCart,
  takeNext,
} from './cart-queue.ts';

const soup = aLine({ item_id: 'soup' });
const add = (quantity = 1): CartOp => ({
  kind: 'add',
  line: { ...soup, cart_item_id: pendingId(soup), quantity, total: 5 * quantity },
  groups: [],
});
const cartWith = (...lines: Cart['cart']): Cart => ({
  ...EMPTY_CART,
  cart: lines,
  subtotal: lines.reduce((sum, line) => sum + line.total, 0),
});
const shown = (state: Parameters<typeof shownCart>[0]) => {
  const { cart, total } = shownCart(state, 2);
  return { lines: cart.map(({ item_id, quantity }) => [item_id, quantity]), total };
};

describe('the cart before the server has answered', () => {
  it('[ITEM-16] shows an added dish at once, and equal ones together', () => {
    let state = enqueue(emptyQueue(), add(2), 'k1', 0);
    state = enqueue(state, add(1), 'k2', 0);
    expect(shown(state)).toEqual({ lines: [['soup', 3]], total: 15 });
  });

  it('[CART-10] shows a removed line gone', () => {
    const state = enqueue(emptyQueue(cartWith(soup)), { kind: 'remove', lineId: soup.cart_item_id }, 'k', 0);
    expect(shown(state)).toEqual({ lines: [], total: 0 });
  });

  it('[CART-30] raises a small total to the least there is', () => {
    const cheap = aLine({ item_id: 'mint', unit_price: 0.2, total: 0.2 });
    const state = enqueue(
      emptyQueue(cartWith(cheap)),
      { kind: 'quantity', lineId: cheap.cart_item_id, quantity: 2 },
      'k',
      0,
    );
    expect(shownCart(state, 2)).toMatchObject({ subtotal: 0.4, small_order_fee: 0.1, total: 0.5 });
  });

  it('[CART-20] takes a percentage off as the server will', () => {
    const server: Cart = {
      ...cartWith(soup),
      coupon: { code: 'TEN', type: 'percent', amount: 0.5, percent: 10, minimum: null },
    };
    expect(shownCart(enqueue(emptyQueue(server), add(1), 'k', 0), 2)).toMatchObject({
      subtotal: 10,
      discount: 1,
      total: 9,
    });
  });
});

describe('what is sent', () => {
  const change = (quantity: number): CartOp => ({ kind: 'quantity', lineId: soup.cart_item_id, quantity });

  it('[CART-11] only the last of several quantities of a line goes out, after its second', () => {
    let state = enqueue(emptyQueue(cartWith(soup)), change(2), 'k1', 1000);
    state = enqueue(state, change(3), 'k2', 1400);
    expect(takeNext(state, 1300)).toBeNull();
    expect(takeNext(state, 1400)?.sending).toEqual({ op: change(3), key: 'k2', notBefore: 1400 });
    expect(takeNext(state, 1400)?.waiting).toEqual([]);
  });

  it('[CART-13] counts as syncing until the server has answered', () => {
    const waiting = enqueue(emptyQueue(cartWith(soup)), change(2), 'k', 0);
    const sending = takeNext(waiting, 0) ?? waiting;
    expect([waiting, sending, settled(sending, cartWith(soup))].map(isSyncing)).toEqual([true, true, false]);
  });

  it('[CART-11] one change at a time', () => {
    const sending = takeNext(enqueue(emptyQueue(), add(), 'k1', 0), 0) ?? emptyQueue();
    expect(takeNext(enqueue(sending, add(), 'k2', 0), 0)).toBeNull();
  });

  it('[ITEM-20] a refused change is taken back', () => {
    const sending = takeNext(enqueue(emptyQueue(), add(), 'k1', 0), 0) ?? emptyQueue();
    expect(shown(refused(sending))).toEqual({ lines: [], total: 0 });
  });

  it('[OFFLINE-04] a change without an answer waits at the front under its own key', () => {
    let state = enqueue(emptyQueue(), add(), 'k1', 0);
    state = takeNext(state, 0) ?? state;
    state = postponed(enqueue(state, change(4), 'k2', 0));
    expect(state.waiting.map(({ key }) => key)).toEqual(['k1', 'k2']);
    expect(shown(state).lines).toEqual([['soup', 1]]);
  });

  it('[CART-11] a line changed before it had a number is found by what it holds', () => {
    expect(serverLineId(emptyQueue(cartWith(soup)), pendingId(soup))).toBe(soup.cart_item_id);
    expect(serverLineId(emptyQueue(), pendingId(soup))).toBeNull();
  });
});

describe('a cart that others fill too', () => {
  const shared = (quantity: number): Cart => ({ ...cartWith({ ...soup, quantity }), shared: true });
  const change = (quantity: number): CartOp => ({ kind: 'quantity', lineId: soup.cart_item_id, quantity });
  const fromOf = ({ waiting }: CartQueueState) => waiting.map(({ op }) => op.kind !== 'add' && op.from);

  it('keeps with a change how many were there when the guest began', () => {
    let state = enqueue(emptyQueue(shared(2)), change(3), 'k1', 0);
    // Somebody else adds one before the guest taps again.
    state = enqueue({ ...state, server: shared(3) }, change(4), 'k2', 0);
    expect(fromOf(state)).toEqual([2]);
  });

  it('counts from what is on its way already', () => {
    const sending = takeNext(enqueue(emptyQueue(shared(2)), change(3), 'k1', 0), 0) ?? emptyQueue();
    expect(fromOf(enqueue(sending, { kind: 'remove', lineId: soup.cart_item_id }, 'k2', 0))).toEqual([3]);
  });

  it('says nothing of it in a cart of one phone', () => {
    expect(fromOf(enqueue(emptyQueue(cartWith(soup)), change(3), 'k', 0))).toEqual([undefined]);
  });

  it("keeps another guest's equal dish apart", () => {
    const theirs = { ...soup, guest_index: 2 };
    const state = enqueue(emptyQueue({ ...cartWith(theirs), shared: true }), add(1), 'k', 0);
    expect(shownCart(state, 2).cart.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });
});
