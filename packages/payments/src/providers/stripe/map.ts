import type {
  DisputeEvent,
  FailureCode,
  Method,
  PaymentData,
  ProviderStatus,
  ProviderUpdate,
  RefundUpdate,
} from '../../port.ts';
import { fromUnits } from '../../wire/amount.ts';
import { cardData } from '../../wire/card.ts';
import { exponentOf } from '../../wire/exponent.ts';
import { type Fields, fieldsOf, Malformed, text, textOrNull, uuidOrNull } from '../../wire/read.ts';

/** Stripe counts these with other decimals than ISO 4217. docs.stripe.com/currencies, "special cases". */
const SPECIAL: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** Decimals of Stripe's units. */
export const stripeExponent = (currency: string): number => SPECIAL[currency] ?? exponentOf(currency);

/** What the smallest step of an amount is: Stripe wants whole krónur, and thousandths to end in zero. */
export const stripeStep = (currency: string): number => {
  if (currency === 'ISK' || currency === 'UGX') return 100;
  return stripeExponent(currency) === 3 ? 10 : 1;
};

/** PAY-30: one decline has words of its own, all others share theirs. */
export const failureOf = (code: unknown, declineCode: unknown): FailureCode =>
  code === 'insufficient_funds' || declineCode === 'insufficient_funds' ? 'insufficient_funds' : 'generic';

const STATUS: Readonly<Record<string, ProviderStatus>> = {
  requires_payment_method: 'created',
  requires_confirmation: 'created',
  // The guest has confirmed and stands before the bank's own question.
  requires_action: 'processing',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'captured',
  canceled: 'canceled',
};

/** Where our word alone charges, a guest before the bank's question has no money on its way. */
const statusOf = (intent: Fields): ProviderStatus | undefined => {
  const status = text(intent.status, 'status');
  const waits = status === 'requires_action' && intent.confirmation_method === 'manual';
  return waits ? 'created' : STATUS[status];
};

const currencyOf = (fields: Fields): string => text(fields.currency, 'currency').toUpperCase();

/** Stripe gives a related object as its id, or whole where we asked for that. */
export const idOf = (value: unknown): string | null => textOrNull(value) ?? textOrNull(fieldsOf(value).id);

const dataOf = (charge: Fields): PaymentData | null => {
  const { card } = fieldsOf(charge.payment_method_details);
  if (card === undefined) return null;
  const { brand, last4, wallet } = fieldsOf(card);
  return cardData(textOrNull(brand), textOrNull(last4), textOrNull(fieldsOf(wallet).type));
};

/** One intent serves the card form and the wallet button: which it was, the card's own details say. */
const methodOf = (data: PaymentData | null): Method | null => {
  if (data === null) return null;
  return data.wallet === null ? 'stripe-card' : 'stripe';
};

/** Our payment behind an object of Stripe's; null when it is none of ours. */
export const paymentOf = (object: Fields): string | null =>
  uuidOrNull(fieldsOf(object.metadata).payment_uuid);

/** Stripe counts moments in seconds. */
const madeAtOf = ({ created }: Fields): Pick<ProviderUpdate, 'madeAt'> =>
  typeof created === 'number' ? { madeAt: created * 1_000 } : {};

/** A PaymentIntent as news. Throws `Malformed`. A failed attempt leaves it open, yet our payment has failed with it. */
export const updateOfIntent = (intent: Fields, decimals: number, eventId: string | null): ProviderUpdate => {
  const payment = paymentOf(intent);
  const known = statusOf(intent);
  if (payment === null || known === undefined) throw new Malformed('a payment intent');
  const error = intent.last_payment_error ? fieldsOf(intent.last_payment_error) : null;
  const failed = error !== null && intent.status === 'requires_payment_method';
  const status = failed ? 'failed' : known;
  const currency = currencyOf(intent);
  const exponent = stripeExponent(currency);
  const charge = fieldsOf(intent.latest_charge);
  const data = dataOf(charge);
  return {
    payment,
    providerRef: text(intent.id, 'id'),
    status,
    captured: status === 'captured' ? fromUnits(intent.amount_received, exponent, decimals) : null,
    currency,
    refunded: fromUnits(charge.amount_refunded, exponent, decimals),
    failure: failed ? failureOf(error.code, error.decline_code) : null,
    data,
    method: methodOf(data),
    ...madeAtOf(intent),
    eventId,
  };
};

/** A charge that went through as news about its payment. Throws `Malformed`. */
export const updateOfCharge = (charge: Fields, decimals: number, eventId: string): ProviderUpdate => {
  const payment = paymentOf(charge);
  if (payment === null) throw new Malformed('a charge');
  const captured = charge.status === 'succeeded' && charge.captured === true;
  const currency = currencyOf(charge);
  const exponent = stripeExponent(currency);
  const data = dataOf(charge);
  return {
    payment,
    providerRef: idOf(charge.payment_intent),
    status: captured ? 'captured' : 'processing',
    captured: captured ? fromUnits(charge.amount_captured, exponent, decimals) : null,
    currency,
    refunded: fromUnits(charge.amount_refunded, exponent, decimals),
    failure: null,
    data,
    method: methodOf(data),
    ...madeAtOf(charge),
    eventId,
  };
};

const REFUND_STATUS: Readonly<Record<string, RefundUpdate['status']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** A refund as news. Throws `Malformed`. */
export const updateOfRefund = (refund: Fields): RefundUpdate => {
  const status = REFUND_STATUS[text(refund.status, 'status')];
  if (status === undefined) throw new Malformed('a refund');
  const failure = status === 'failed' ? (textOrNull(refund.failure_reason) ?? String(refund.status)) : null;
  return { status, ref: text(refund.id, 'id'), failure };
};

/** Words of a dispute. Those of the card networks' questions begin with `warning`: no money moves with them. */
const DISPUTE_STANDING: Readonly<Record<string, DisputeEvent['standing']>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  // The money went back as a refund, which is booked as one.
  charge_refunded: 'won',
  lost: 'lost',
};

/** A dispute as news; a word that nobody knows yet is for a person, and moves no money. Throws `Malformed`. */
export const updateOfDispute = (dispute: Fields, decimals: number, eventId: string): DisputeEvent => {
  const currency = currencyOf(dispute);
  const { due_by: due } = fieldsOf(dispute.evidence_details);
  return {
    payment: paymentOf(dispute),
    providerRef: idOf(dispute.payment_intent),
    ref: text(dispute.id, 'id'),
    standing: DISPUTE_STANDING[text(dispute.status, 'status')] ?? 'asked',
    amount: fromUnits(dispute.amount, stripeExponent(currency), decimals),
    currency,
    reason: textOrNull(dispute.reason),
    answerBy: typeof due === 'number' ? due * 1_000 : null,
    eventId,
  };
};
