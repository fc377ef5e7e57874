import type { PaymentData } from '../port/news.ts';

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'american_express',
  'american express': 'american_express',
  'american-express': 'american_express',
};

const WALLETS: Readonly<Record<string, PaymentData['wallet']>> = {
  apple_pay: 'apple_pay',
  'apple-pay': 'apple_pay',
  google_pay: 'google_pay',
  'google-pay': 'google_pay',
};

/** A card in our words. ENTITY-46; `number` may be masked, only its end counts. */
export const cardData = (
  brand: string | null,
  number: string | null,
  wallet: string | null,
): PaymentData => ({
  wallet: WALLETS[wallet ?? ''] ?? null,
  bank: null,
  card_brand: brand && (BRANDS[brand.toLowerCase()] ?? brand.toLowerCase()),
  card_last4: /\d{4}$/.exec(number ?? '')?.[0] ?? null,
});

/** A bank in our words. */
export const bankData = (bank: string): PaymentData => ({
  wallet: null,
  bank,
  card_brand: null,
  card_last4: null,
});
