import type { PaymentProvider, ProviderAccount, RefundEvent, Verified } from '../../port.ts';
import { fromUnits } from '../../wire/amount.ts';
import { keyOf } from '../../wire/keys.ts';
import { type Fields, fieldsOf, readJson, text, textOrNull } from '../../wire/read.ts';
import { refusing } from '../../wire/refusing.ts';
import {
  idOf,
  paymentOf,
  stripeExponent,
  updateOfCharge,
  updateOfDispute,
  updateOfIntent,
  updateOfRefund,
} from './map.ts';

const TOLERANCE_S = 300;

const objectOf = (event: Fields): Fields => fieldsOf(fieldsOf(event.data).object);

const intentRefOf = (object: Fields): string | null =>
  object.object === 'payment_intent' ? textOrNull(object.id) : idOf(object.payment_intent);

export const peekPaymentReferences: PaymentProvider['peekPaymentReferences'] = raw => {
  const object = objectOf(readJson(raw));
  const payment = paymentOf(object);
  const providerRef = intentRefOf(object);
  return payment === null && providerRef === null ? [] : [{ payment, providerRef }];
};

const refundEvent = (refund: Fields, decimals: number, eventId: string): RefundEvent => ({
  ...updateOfRefund(refund),
  payment: paymentOf(refund),
  providerRef: idOf(refund.payment_intent),
  key: textOrNull(fieldsOf(refund.metadata).refund_key),
  amount: fromUnits(refund.amount, stripeExponent(String(refund.currency).toUpperCase()), decimals),
  eventId,
});

const CHARGES = new Set(['charge.succeeded', 'charge.captured', 'charge.refunded']);
const REFUNDS = new Set(['refund.created', 'refund.updated', 'refund.failed']);

/** What a genuine event tells. Throws `Malformed`. */
const read = (event: Fields, decimals: number): Verified => {
  const id = text(event.id, 'id');
  const type = text(event.type, 'type');
  const object = objectOf(event);
  if (REFUNDS.has(type) && intentRefOf(object) !== null) {
    return { kind: 'news', payments: [], refunds: [refundEvent(object, decimals, id)] };
  }
  if (type.startsWith('charge.dispute.') && intentRefOf(object) !== null) {
    return { kind: 'news', payments: [], refunds: [], disputes: [updateOfDispute(object, decimals, id)] };
  }
  // The same account at Stripe may serve the venue's other shops.
  if (paymentOf(object) === null) return { kind: 'ignored' };
  if (type.startsWith('payment_intent.')) {
    return { kind: 'news', payments: [updateOfIntent(object, decimals, id)], refunds: [] };
  }
  if (CHARGES.has(type)) {
    return { kind: 'news', payments: [updateOfCharge(object, decimals, id)], refunds: [] };
  }
  return { kind: 'ignored' };
};

/** The package is loaded with the first message: a server without Stripe does without it. */
export const genuine = async (
  account: ProviderAccount,
  raw: Buffer,
  headers: Headers,
  now: number,
): Promise<Fields> => {
  const { default: Stripe } = await import('stripe');
  const secret = keyOf('stripe', account, 'webhookSecret');
  const signature = headers.get('stripe-signature') ?? '';
  Stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_S, undefined, now);
  return readJson(raw);
};

export const verifyWebhook: PaymentProvider['verifyWebhook'] = (account, raw, headers, world) =>
  refusing(async () => {
    const event = await genuine(account, raw, headers, world.now());
    // The installation's key signs the news of every venue's account: whose this is, only the event says.
    if (textOrNull(event.account) !== (account.speaksFor ?? null)) {
      return { kind: 'refused', why: 'of another account' };
    }
    return read(event, account.decimals);
  });
