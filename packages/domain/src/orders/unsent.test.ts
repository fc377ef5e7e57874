import { describe, expect, it } from 'vitest';
import { type CartNow, sameLines, UNSENT_FOR_MS, type UnsentOrder, unsentStep } from './unsent.ts';

const lines = [
  { key: 'soup', quantity: 1 },
  { key: 'bread', quantity: 2 },
];
const fresh: UnsentOrder = { at: 1_000, lines, sentRevision: null, asks: null };
const sent: UnsentOrder = { ...fresh, sentRevision: 7 };
const cart: CartNow = { settled: true, revision: 7, lines };
const emptied: CartNow = { settled: true, revision: 8, lines: [] };
const soon = 1_000 + UNSENT_FOR_MS;
const late = soon + 1;

describe('an order that was placed without a network', () => {
  it.each<[string, UnsentOrder, { now?: number; online?: boolean; cart?: CartNow | null }, string]>([
    ['waits while there is no network', fresh, { online: false }, 'wait'],
    ['waits until the cart has been read', fresh, { cart: null }, 'wait'],
    ['waits for changes of the cart that go before it', fresh, { cart: { ...cart, settled: false } }, 'wait'],
    ['is sent when the cart is what the guest saw', fresh, {}, 'send'],
    ['is sent after ten minutes', fresh, { now: soon }, 'send'],
    ['asks after more than ten', fresh, { now: late }, 'old'],
    ['asks when the cart is another one', fresh, { cart: emptied }, 'cart'],
    ['a question stays until it is answered', { ...fresh, asks: 'price' }, {}, 'price'],
    ['a question stays without a network too', { ...fresh, asks: 'old' }, { online: false }, 'old'],
  ])('%s', (_, order, at, expected) => {
    const step = unsentStep(order, { now: 2_000, online: true, cart, ...at });
    expect(step.step === 'ask' ? step.question : step.step).toBe(expected);
  });
});

describe('an order whose answer was lost', () => {
  it.each<[string, UnsentOrder, { now?: number; online?: boolean; cart?: CartNow | null }, string]>([
    ['waits while there is no network', sent, { online: false }, 'wait'],
    ['goes again when the server has not had it', sent, {}, 'send'],
    ['asks for its answer when the server has had it', sent, { cart: emptied }, 'send'],
    ['asks for its answer however long ago that was', sent, { cart: emptied, now: late }, 'send'],
    ['asks the guest when it is old and was surely not placed', sent, { now: late }, 'old'],
  ])('%s', (_, order, at, expected) => {
    const step = unsentStep(order, { now: 2_000, online: true, cart, ...at });
    expect(step.step === 'ask' ? step.question : step.step).toBe(expected);
  });
});

it.each([
  ['in another order', [...lines].reverse(), true],
  ['one piece more', [{ key: 'soup', quantity: 2 }, lines[1]], false],
  ['something else', [{ key: 'stew', quantity: 1 }, lines[1]], false],
  ['less', [lines[0]], false],
])('the same lines %s: %#', (_, other, same) => {
  expect(sameLines(lines, other as typeof lines)).toBe(same);
});
