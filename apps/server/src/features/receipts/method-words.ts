import type { PaperWords } from '../paper/index.ts';
import type { Sold } from './sold.ts';

const WALLETS: Readonly<Record<string, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  american_express: 'American Express',
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
  if (method === 'cash') return words('print.method.cash');
  if (method === 'room-bill') return words('print.method.room');
  return words(method === 'card-machine' ? 'print.method.card' : 'print.method.phone');
};
