import type { BankId } from './bank.ts';
import type { Kind, PlannedPayment } from './plan.ts';

/** The call that begins a payment by a method, and who is behind it. */
export type Way = {
  readonly method: string;
  readonly bank: BankId;
  readonly call:
    | 'POST /payments/stripe/payment-intent'
    | 'POST /payments/montonio/create-order'
    | 'POST /payments/neopay/create-transaction'
    | 'POST /payments/neopay/create-blik-transaction'
    | 'POST /payments/solidgate/payment-intent'
    | GiftCall;
};
type GiftCall =
  | 'POST /payments/stripe/payment-intent-tips-v2'
  | 'POST /payments/neopay/create-tips-transaction'
  | 'POST /payments/solidgate/payment-intent-tips'
  | 'POST /payments/stripe/payment-intent-donation'
  | 'POST /payments/neopay/create-donation-transaction'
  | 'POST /payments/solidgate/payment-intent-donation';

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

const GIFT_CALLS: Readonly<
  Record<'tip' | 'donation', Readonly<Record<'stripe' | 'neopay' | 'solidgate', GiftCall>>>
> = {
  tip: {
    stripe: 'POST /payments/stripe/payment-intent-tips-v2',
    neopay: 'POST /payments/neopay/create-tips-transaction',
    solidgate: 'POST /payments/solidgate/payment-intent-tips',
  },
  donation: {
    stripe: 'POST /payments/stripe/payment-intent-donation',
    neopay: 'POST /payments/neopay/create-donation-transaction',
    solidgate: 'POST /payments/solidgate/payment-intent-donation',
  },
};

/**
 * The same for a gift, whose number nobody knows before it is begun: what a provider is to do with it can be said only where it
 * hears of the payment by the browser.
 */
export const giftWay = (kind: Kind, { way, fault }: PlannedPayment, gift: 'tip' | 'donation'): Way => {
  const all = (kind === 'zloty' ? ZLOTY : EURO).filter(
    ({ bank }) => bank !== 'montonio' && (fault === null || bank !== 'stripe'),
  );
  const { method, bank } = all[way % all.length] ?? CARD;
  return { method, bank, call: GIFT_CALLS[gift][bank === 'montonio' ? 'stripe' : bank] };
};
