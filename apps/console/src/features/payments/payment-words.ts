import type { StaffPayment } from '@tableside/contract/http/console/money';
import type { TextKey, Translate } from '../../i18n/index.ts';

const METHODS: Readonly<Partial<Record<string, TextKey>>> = {
  cash: 'method.cash',
  'room-bill': 'method.room-bill',
  'card-machine': 'method.card-machine',
  worldline: 'method.worldline',
  stripe: 'method.stripe',
  'stripe-card': 'method.stripe-card',
  montonio: 'method.montonio',
  neopay: 'method.neopay',
  neopay_blik: 'method.neopay_blik',
  'solid-card': 'method.solid-card',
  'solid-wallet': 'method.solid-wallet',
};
const STATUSES: Readonly<Partial<Record<string, TextKey>>> = {
  created: 'payment.status.created',
  processing: 'payment.status.processing',
  unknown: 'payment.status.unknown',
  captured: 'payment.status.captured',
  part_refunded: 'payment.status.part_refunded',
  refunded: 'payment.status.refunded',
  failed: 'payment.status.failed',
  canceled: 'payment.status.canceled',
  expired: 'payment.status.expired',
};
const FAILURES: Readonly<Partial<Record<string, TextKey>>> = {
  insufficient_funds: 'payment.failure.insufficient_funds',
  declined: 'payment.failure.declined',
};
const CAUSES: Readonly<Partial<Record<string, TextKey>>> = {
  staff: 'refund.cause.staff',
  order_ended: 'refund.cause.order_ended',
  items_taken: 'refund.cause.items_taken',
  late: 'refund.cause.late',
  difference: 'refund.cause.difference',
};
const REFUND_STATUSES: Readonly<Partial<Record<string, TextKey>>> = {
  due: 'refund.status.due',
  sending: 'refund.status.due',
  pending: 'refund.status.pending',
  by_hand: 'refund.status.by_hand',
  succeeded: 'refund.status.succeeded',
  failed: 'refund.status.failed',
};

/** Words for what the wire names; what is newer than this screen stays as it is named. */
const wordsOf =
  (known: Readonly<Partial<Record<string, TextKey>>>) =>
  (name: string, t: Translate): string => {
    const key = known[name];
    return key === undefined ? name : t(key);
  };
export const methodWords = wordsOf(METHODS);
const plainStatusWords = wordsOf(STATUSES);
export const causeWords = wordsOf(CAUSES);
export const refundStatusWords = wordsOf(REFUND_STATUSES);
export const failureWords = (name: string, t: Translate): string =>
  t(FAILURES[name] ?? 'payment.failure.generic');

type Standing = Pick<StaffPayment, 'status' | 'dispute'>;

/** Where a payment stands. What a cardholder disputes was paid, but nobody should read it as money that is here. */
export const statusWords = ({ status, dispute }: Standing, t: Translate): string => {
  if (dispute === 'lost') return t('payment.status.dispute_lost');
  if (dispute === 'asked' || dispute === 'open') return t('payment.status.disputed');
  return plainStatusWords(status, t);
};

/** How a status is coloured: money that is here, that went back, that never came or was taken, that is not known yet. */
export const paymentTone = ({ status, dispute }: Standing): 'good' | 'back' | 'bad' | 'open' => {
  if (dispute === 'lost') return 'bad';
  if (dispute === 'asked' || dispute === 'open') return 'open';
  if (status === 'captured') return 'good';
  if (status === 'part_refunded' || status === 'refunded') return 'back';
  return status === 'failed' || status === 'canceled' || status === 'expired' ? 'bad' : 'open';
};

/** The card or bank as people recognise it. */
export const paidWith = ({ payment_data: data }: Pick<StaffPayment, 'payment_data'>): string => {
  if (!data) return '';
  const card = [data.card_brand, data.card_last4 && `···· ${data.card_last4}`].filter(Boolean).join(' ');
  return [data.wallet, card, data.bank].filter(Boolean).join(', ');
};
