import type { PrintKey } from '@tableside/i18n';
import type { PaperWords } from '../paper/index.ts';
import type { Sold } from './sold.ts';

const WALLETS: Readonly<Record<string, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  american_express: 'American Express',
};

/** What a way of paying is called where nothing is known but its name on the wire. */
const BY_METHOD: Readonly<Record<string, PrintKey>> = {
  cash: 'print.method.cash',
  'room-bill': 'print.method.room',
  'card-machine': 'print.method.card',
  worldline: 'print.method.card',
  'stripe-card': 'print.method.card',
  'solid-card': 'print.method.card',
  montonio: 'print.method.bank',
  neopay: 'print.method.bank',
  neopay_blik: 'print.method.bank',
};

/** How it was paid, in words: `Visa •••• 4242`, `Swedbank`, `Cash`. */
export const methodWords = ({ method, paymentData }: Sold, { words }: PaperWords): string => {
  const {
    wallet = null,
    bank = null,
    card_brand: brand = null,
    card_last4: last4 = null,
  } = paymentData ?? {};
  if (bank !== null) return bank;
  if (wallet !== null || brand !== null || last4 !== null) {
    const card = brand === null ? words('print.method.card') : (BRANDS[brand] ?? brand);
    const number = last4 === null ? card : `${card} •••• ${last4}`;
    return wallet === null ? number : `${WALLETS[wallet] ?? wallet}, ${number}`;
  }
  return words(BY_METHOD[method] ?? 'print.method.phone');
};
