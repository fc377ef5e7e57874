import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '../../data/cart/cart-ops.ts';
import { placeBody } from './place-body.ts';

const cart = { ...EMPTY_CART, revision: 7, total: 23.4 };

describe('what placing sends', () => {
  it('[CART-45][EXTRA-12] the note, the tip, the answers, and what the guest saw', () => {
    const draft = { comment: '  no onions ', pin: '', answers: { room: '101', door: true } };
    expect(placeBody(cart, draft)).toEqual({
      comment: 'no onions',
      tipAmount: 0,
      extra_details: { room: '101', door: true },
      expected_total: 23.4,
      cart_revision: 7,
    });
  });

  it('the PIN only where one was typed', () => {
    expect(placeBody(cart, { comment: '', pin: '4711', answers: {} })).toMatchObject({ pin: '4711' });
  });
});
