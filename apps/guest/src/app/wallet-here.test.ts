import { expect, it } from 'vitest';
import { walletHere } from './wallet-here.ts';

const apple = (has: () => boolean) => ({
  ApplePaySession: { canMakePayments: has },
  PaymentRequest: class {},
});

it.each([
  ['an iPhone', apple(() => true), 'apple_pay'],
  ['an iPhone without the wallet', apple(() => false), null],
  [
    'an iPhone that refuses to say',
    apple(() => {
      throw new Error('InvalidAccessError');
    }),
    null,
  ],
  ['Chrome', { PaymentRequest: class {} }, 'google_pay'],
  ['a browser without either', {}, null],
])('the wallet of %s', (_, phone, wallet) => {
  expect(walletHere(phone)).toBe(wallet);
});
