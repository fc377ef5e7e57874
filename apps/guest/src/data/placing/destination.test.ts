import { describe, expect, it } from 'vitest';
import { destinationAfterPlacing } from './destination.ts';

const placed = (next: 'done' | 'pay') => ({ next, uniqueOrderNumber: 'abc' });

describe('where placing leads', () => {
  it('[CART-41] to the menu with the order when nothing is to pay', () => {
    expect(destinationAfterPlacing('s', placed('done'), false)).toBe('/menu/s?order=abc');
  });

  it('[CART-42] to Pay when payment is needed', () => {
    expect(destinationAfterPlacing('s', placed('pay'), false)).toBe('/pay/s/abc');
  });
});
