import type { Flag } from '@tableside/domain/venue';
import { describe, expect, it } from 'vitest';
import { aRestaurant } from '../../../testing/wire-builders.ts';
import { cartTip } from './cart-tip.ts';

const cart = { subtotal: 20, discount: 2, total: 18 };
const guest = (...flags: Flag[]) => ({ flags: new Set(flags), restaurant: aRestaurant() });
const asked = { cart, draft: { tip: { kind: 'chip', index: 2 } } as const, personnel: 0 };
const FLAGS = ['tips', 'tips-before-payment', 'collective-tips'] as const;

describe('the tip of the cart', () => {
  it('[CART-32] [TIPCHIP-23] is a share of the discounted dishes and part of the total', () => {
    const { tip, total } = cartTip({ ...asked, guest: guest(...FLAGS) });
    expect([tip, total]).toEqual([180, 19.8]);
  });

  it('[TIPCHIP-13] costs nothing until it is picked', () => {
    const { tip, total, chips } = cartTip({ ...asked, draft: { tip: null }, guest: guest(...FLAGS) });
    expect([tip, total, chips?.chips.length]).toEqual([0, 18, 4]);
  });

  it.each<[string, Flag[], number]>([
    ['[TIPCHIP-23] not before paying', ['tips', 'collective-tips'], 1],
    ['[TIPCHIP-01] tips are off', ['tips-before-payment', 'collective-tips'], 1],
    ['[TIPCHIP-01] nobody to tip', ['tips', 'tips-before-payment'], 0],
  ])('%s', (_, flags, personnel) => {
    const none = cartTip({ ...asked, personnel, guest: guest(...flags) });
    expect(none).toEqual({ chips: null, tip: 0, total: 18 });
  });
});
