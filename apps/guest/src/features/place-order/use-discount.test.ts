import { ApiFailure } from '@tableside/contract/client';
import { describe, expect, it } from 'vitest';
import { discountProblem } from './use-discount.ts';

describe('what stands at the code field', () => {
  it.each([
    ['[CART-55] the code is not known', 'coupon_not_found', 'couponNotFound'],
    ['[CART-56] the code is worth more than the order', 'coupon_exceeds_subtotal', 'couponExceedsLimit'],
    ['this phone used the code up', 'coupon_used', 'errors.coupon_used'],
    ['[CART-57] anything else', 'session_ended', 'common.serverError'],
    ['[CART-57] the server broke down', 'server_error', 'common.serverError'],
    ['no connection is no fault of the server', 'offline', 'errors.offline'],
  ] as const)('%s', (_, code, text) => {
    expect(discountProblem(new ApiFailure(code, 422, ''))).toBe(text);
  });

  it('names the sum from which the code counts', () => {
    const failure = new ApiFailure('coupon_below_minimum', 422, '', {
      message: '',
      code: 'coupon_below_minimum',
      details: { minimum: 20 },
    });
    expect(discountProblem(failure)).toEqual({ from: 20 });
  });
});
