import { ApiFailure } from '@tableside/contract/client';
import { expect, it } from 'vitest';
import { failureCode, failureText, isOver } from './failures.ts';

it('[APP-13] a failed call is known by its code, anything else counts as our own fault', () => {
  expect(failureCode(new ApiFailure('cart_full', 409, 'Cart is full'))).toBe('cart_full');
  expect(failureCode(new ApiFailure('timeout', 0, ''))).toBe('timeout');
  expect(failureCode(new TypeError('x'))).toBe('server_error');
  expect(failureText('offline')).toBe('errors.offline');
});

it.each([
  ['session_ended', true],
  ['session_not_found', true],
  ['not_the_same_device', true],
  ['updating_menu', false],
  ['server_error', false],
] as const)('[MENU-50] after %s the visit is over: %s', (code, over) => {
  expect(isOver(code)).toBe(over);
});
