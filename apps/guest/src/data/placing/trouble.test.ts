import { ApiFailure } from '@tableside/contract/client';
import { ERRORS, type ErrorCode, toWireError } from '@tableside/contract/errors';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '../cart/cart-ops.ts';
import { failureText } from '../connection/failures.ts';
import { troubleOf } from './trouble.ts';

const failure = (code: ErrorCode, details?: Record<string, unknown>) =>
  new ApiFailure(code, ERRORS[code].http, ERRORS[code].message, toWireError(code, details));

describe('a failed placing', () => {
  it.each([
    ['CART-47', 'menu_item_unavailable', 'refetchCart'],
    ['CART-48', 'not_accepting_orders', 'nothing'],
    ['CART-49', 'coupon_not_found', 'dropCoupon'],
    ['CART-50', 'total_too_small', 'nothing'],
    ['CART-51', 'table_taken', 'nothing'],
    ['CART-52', 'terminal_offline', 'nothing'],
    ['CART-53', 'card_not_valid', 'nothing'],
    ['CART-54', 'capacity_exceeded', 'nothing'],
    ['a table with a PIN', 'presence_pin_wrong', 'askPin'],
  ] as const)('[%s] %s is refused and repaired by: %s', (_, code, repair) => {
    expect(troubleOf(failure(code))).toEqual({ kind: 'refused', code, unclear: false, repair });
  });

  it('[CART-54] a full kitchen says when it has room again', () => {
    const full = failure('capacity_exceeded', {
      next_free_at: '2026-11-18T17:15:00.000Z',
      next_free: '19:15',
    });
    expect(troubleOf(full)).toMatchObject({ kind: 'refused', freeAt: '19:15' });
    expect(troubleOf(failure('capacity_exceeded', { next_free: null }))).not.toHaveProperty('freeAt');
  });

  it('[CART-47][CART-48][CART-51][CART-52][CART-53][CART-54] each refusal has words of its own', () => {
    const codes = [
      'menu_item_unavailable',
      'not_accepting_orders',
      'table_taken',
      'terminal_offline',
      'card_not_valid',
      'capacity_exceeded',
    ] as const;
    for (const language of ['en', 'lt']) {
      const texts = compileGuestSet(language, 'core');
      const words = codes.map(code => texts[failureText(code)]);
      expect(words.every(Boolean)).toBe(true);
      expect(new Set(words).size).toBe(codes.length);
    }
  });

  it('[CART-58] anything else is the server error, and a second try must not order twice', () => {
    expect(troubleOf(new Error('bug'))).toMatchObject({ code: 'server_error', unclear: true });
    expect(troubleOf(failure('unavailable'))).toMatchObject({ kind: 'refused', unclear: true });
  });

  it('without an answer is lost, not refused', () => {
    expect(troubleOf(new ApiFailure('offline', 0, ''))).toEqual({ kind: 'lost' });
    expect(troubleOf(new ApiFailure('timeout', 0, ''))).toEqual({ kind: 'lost' });
    expect(troubleOf(failure('idempotency_in_progress'))).toEqual({ kind: 'busy' });
  });

  it('hands over the new quote when the cart changed', () => {
    const quote = { ...EMPTY_CART, revision: 9, total: 14 };
    expect(troubleOf(failure('cart_changed', { quote }))).toEqual({ kind: 'changed', quote });
    expect(troubleOf(failure('cart_changed'))).toEqual({ kind: 'changed', quote: null });
  });
});
