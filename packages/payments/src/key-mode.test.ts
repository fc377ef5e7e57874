import { expect, it } from 'vitest';
import { keyMode } from './choose.ts';
import { montonio } from './providers/montonio/index.ts';
import { stripe } from './providers/stripe/index.ts';

const messages = { webhookSecret: 'whsec_1' };

it.each([
  ['real', { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', ...messages }],
  ['real', { secretKey: 'rk_live_1', publishableKey: 'pk_live_1' }],
  ['test', { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', ...messages }],
  ['mixed', { secretKey: 'sk_live_1', publishableKey: 'pk_test_1' }],
  ['mixed', { secretKey: 'rk_test_1', publishableKey: 'pk_live_1' }],
  ['real', { secretKey: 'sk_live_pk_test_' }],
  [null, messages],
] as const)('keys of Stripe show that they are %s', (mode, keys) => {
  expect(keyMode(stripe, keys)).toBe(mode);
});

it('keys of others do not show it', () => {
  expect(keyMode(montonio, { accessKey: 'test_12345678', secretKey: 'test_1234567890123' })).toBeNull();
});
