import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '../../../data/cart/cart-ops.ts';
import { EMPTY_DRAFT } from '../../draft/draft.ts';
import { placeBody } from './place-body.ts';

const cart = { ...EMPTY_CART, revision: 7, total: 23.4 };

describe('what placing sends', () => {
  it('[CART-45][EXTRA-12] the note, the tip, the answers, and what the guest saw', () => {
    const draft = { comment: '  no onions ', pin: '', answers: { room: '101', door: true }, tip: null };
    expect(placeBody(cart, draft, minor(120))).toEqual({
      comment: 'no onions',
      tipAmount: 120,
      extra_details: { room: '101', door: true },
      expected_total: 23.4,
      cart_revision: 7,
    });
  });

  it('the PIN only where one was typed', () => {
    expect(placeBody(cart, { ...EMPTY_DRAFT, pin: '4711' }, minor(0))).toMatchObject({ pin: '4711' });
  });

  it('[CART-45] who is signed in, where somebody is', () => {
    expect(placeBody(cart, EMPTY_DRAFT, minor(0), 'u-1')).toMatchObject({ firebase_uid: 'u-1' });
    expect(placeBody(cart, EMPTY_DRAFT, minor(0))).not.toHaveProperty('firebase_uid');
  });
});
