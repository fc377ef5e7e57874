import { ApiFailure } from '@tableside/contract/client';
import { expect, it } from 'vitest';
import { failureCode, failureText } from './failures.ts';

it('[APP-13] a failed call is known by its code, anything else counts as our own fault', () => {
  expect(failureCode(new ApiFailure('cart_full', 409, 'Cart is full'))).toBe('cart_full');
  expect(failureCode(new ApiFailure('timeout', 0, ''))).toBe('timeout');
  expect(failureCode(new TypeError('x'))).toBe('server_error');
  expect(failureText('offline')).toBe('errors.offline');
});
