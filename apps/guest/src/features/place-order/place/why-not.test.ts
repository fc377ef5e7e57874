import { describe, expect, it } from 'vitest';
import { type Cart, EMPTY_CART } from '../../../data/cart/cart-ops.ts';
import type { Restaurant } from '../../../data/session.ts';
import { whyNotPlace } from './why-not.ts';

const line = { available: true } as Cart['cart'][number];
const venue = {
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  is_currently_working_hours: true,
} as Restaurant;
const ready = {
  guest: { preview: false, orderingEnabled: true, ordersPaused: false, restaurant: venue },
  cart: { ...EMPTY_CART, cart: [line], total: 12.5 },
  syncing: false,
  online: true,
  canKeep: true,
};
const closed = { ...venue, is_currently_working_hours: false };
const withLines = (...lines: readonly Partial<Cart['cart'][number]>[]) => ({
  ...ready.cart,
  cart: lines.map(each => ({ ...line, ...each })),
});

describe('why the place button does not work', () => {
  it.each([
    ['nothing stands in the way', {}, null],
    ['[CART-13] a change is still being synced', { syncing: true }, 'cart.syncing'],
    ['[CART-14] the amount is negative', { cart: { ...ready.cart, total: -1 } }, 'cart.negative'],
    ['[CART-34] a total of 0 is fine', { cart: { ...ready.cart, total: 0 } }, null],
    ['a dish ran out', { cart: withLines({}, { available: false }) }, 'cart.removeUnavailable'],
    ['the table’s PIN is missing', { pinMissing: true }, 'cart.pinMissing'],
    [
      'there is no connection, and the phone keeps nothing',
      { online: false, canKeep: false },
      'cart.offline',
    ],
    ['there is no connection: the order waits on the phone', { online: false, syncing: true }, null],
    [
      '[ORDER-53] ordering does not exist here',
      { guest: { ...ready.guest, orderingEnabled: false } },
      'errors.ordering_disabled',
    ],
    ['a preview only looks', { guest: { ...ready.guest, preview: true } }, 'errors.preview_mode'],
    ['[ORDER-54] the venue paused orders', { guest: { ...ready.guest, ordersPaused: true } }, 'menu.paused'],
    [
      '[ORDER-55] the venue is closed',
      { guest: { ...ready.guest, ordersPaused: true, restaurant: closed } },
      'menu.closed',
    ],
  ] as const)('%s', (_, change, reason) => {
    expect(whyNotPlace({ ...ready, ...change })).toBe(reason);
  });
});
