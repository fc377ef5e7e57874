import type { GiftWish } from '../../pay/index.ts';
import type { GiveCard } from '../give-card.ts';

/** The calls of tips and donations, by those of bills: they take and answer alike. TIPCARD-24…26, DONATE-11…13 */
export const GIFT_CALLS = {
  tip: {
    'POST /payments/stripe/payment-intent': 'POST /payments/stripe/payment-intent-tips-v2',
    'POST /payments/solidgate/payment-intent': 'POST /payments/solidgate/payment-intent-tips',
    'POST /payments/neopay/create-transaction': 'POST /payments/neopay/create-tips-transaction',
    'POST /payments/neopay/create-blik-transaction': 'POST /payments/neopay/create-tips-transaction',
  },
  /** One call serves all ways. ADR 0049 */
  order: {
    'POST /payments/stripe/payment-intent': 'POST /payments/tip-of-order',
    'POST /payments/solidgate/payment-intent': 'POST /payments/tip-of-order',
    'POST /payments/neopay/create-transaction': 'POST /payments/tip-of-order',
    'POST /payments/neopay/create-blik-transaction': 'POST /payments/tip-of-order',
  },
  donation: {
    'POST /payments/stripe/payment-intent': 'POST /payments/stripe/payment-intent-donation',
    'POST /payments/solidgate/payment-intent': 'POST /payments/solidgate/payment-intent-donation',
    'POST /payments/neopay/create-transaction': 'POST /payments/neopay/create-donation-transaction',
    'POST /payments/neopay/create-blik-transaction': 'POST /payments/neopay/create-donation-transaction',
  },
} as const;

/** What payments are begun for, as the guest sees it; minor units. */
export const giftWish = (
  card: GiveCard,
  amount: number,
  total: number,
  who: { readonly personId: string | null; readonly sessionToken: string | undefined },
): GiftWish => {
  const { decimals } = card.venue.currency;
  const sums = { amount, expected_total: total / 10 ** decimals, language: card.language };
  if (card.thanksFor) return { ...card.thanksFor, personnel_id: who.personId, ...sums };
  if (card.session !== null) return { session: card.session, ...sums };
  const visit = who.sessionToken === undefined ? {} : { session: who.sessionToken };
  return { personnel_id: who.personId, tips_qr_card_hash: card.hash, ...visit, ...sums };
};
