import type { BankId } from './bank.ts';
import type { Kind } from './plan.ts';

/** The call that begins a payment by a method, and who is behind it. */
export type Way = {
  readonly method: string;
  readonly bank: BankId;
  readonly call:
    | 'POST /payments/stripe/payment-intent'
    | 'POST /payments/montonio/create-order'
    | 'POST /payments/neopay/create-transaction'
    | 'POST /payments/neopay/create-blik-transaction'
    | 'POST /payments/solidgate/payment-intent';
};

const STRIPE = { bank: 'stripe', call: 'POST /payments/stripe/payment-intent' } as const;
const SOLIDGATE = { bank: 'solidgate', call: 'POST /payments/solidgate/payment-intent' } as const;
const CARD: Way = { method: 'stripe-card', ...STRIPE };
const EURO: readonly Way[] = [
  { method: 'stripe', ...STRIPE },
  CARD,
  { method: 'montonio', bank: 'montonio', call: 'POST /payments/montonio/create-order' },
  { method: 'neopay', bank: 'neopay', call: 'POST /payments/neopay/create-transaction' },
  { method: 'solid-card', ...SOLIDGATE },
  { method: 'solid-wallet', ...SOLIDGATE },
];
const ZLOTY: readonly Way[] = [
  CARD,
  { method: 'neopay_blik', bank: 'neopay', call: 'POST /payments/neopay/create-blik-transaction' },
  { method: 'solid-card', ...SOLIDGATE },
];

/** `called`: one whose provider is called when a payment begins. */
export const wayOf = (kind: Kind, number: number, called = false): Way => {
  const all = kind === 'zloty' ? ZLOTY : EURO;
  const ways = called ? all.filter(({ bank }) => bank === 'stripe' || bank === 'montonio') : all;
  return ways[number % ways.length] ?? CARD;
};
