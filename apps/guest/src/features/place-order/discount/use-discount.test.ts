import { ApiFailure } from '@tableside/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../data/api.ts';
import { aCart } from '../../../testing/order-builders.ts';
import { running } from '../../../testing/running.tsx';
import { discountProblem, useDiscount } from './use-discount.ts';

vi.mock('../../../data/api.ts', () => ({ api: vi.fn() }));

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

describe('a code that is tried', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[ENTITY-29] is loading until the server has answered, once, and then says what is wrong with it', async () => {
    const code = await running(() => useDiscount('s'), null);
    const state = () => [code.value().loading, code.value().problem];
    let refuse = (_: Error) => {};
    const answers = [
      new Promise((_, fail) => {
        refuse = fail;
      }),
      Promise.resolve(aCart({})),
    ];
    vi.mocked(api).mockImplementation(() => answers.shift() as never);
    await code.does(now => now.type('ten'));
    await code.does(now => now.apply());
    expect(state()).toEqual([true, null]);
    await code.does(now => now.apply());
    expect(api).toHaveBeenCalledTimes(1);
    await code.does(() => refuse(new ApiFailure('coupon_not_found', 422, '')));
    expect(state()).toEqual([false, 'couponNotFound']);
    await code.does(now => now.apply());
    expect([...state(), code.value().code]).toEqual([false, null, '']);
    await code.leave();
  });
});
