import { type Minor, minor, sum } from '@tableside/domain/money';
import type {
  DisputeEvent,
  FailureCode,
  Method,
  PaymentData,
  PaymentRequest,
  ProviderRefusal,
  ProviderStatus,
  ProviderUpdate,
  RefundUpdate,
} from '../../port.ts';
import { fromUnits, toUnits } from '../../wire/amount.ts';
import { cardData } from '../../wire/card.ts';
import { exponentOf } from '../../wire/exponent.ts';
import { type Fields, fieldsOf, Malformed, text, textOrNull, uuidOrNull } from '../../wire/read.ts';

/** What the card form is to take. Throws `RangeError` for an amount the currency does not have. */
export const intentOf = (request: PaymentRequest, decimals: number): object => ({
  // The only guard against paying twice: one order of theirs for each payment of ours.
  order_id: request.payment,
  amount: toUnits(request.amount, decimals, exponentOf(request.currency)),
  currency: request.currency,
  order_description: request.description,
  platform: 'WEB',
  // Taken at once, for a meal is not shipped. Naming a type as well would only hold the money.
  settle_interval: 0,
  language: request.language,
  // One card for one order: whoever has the sealed intent may send it as often as they like.
  retry_attempt: 0,
  // No addresses to return to: the form tells its page what happened, and a declined guest stays to try again.
  order_metadata: { payment_uuid: request.payment },
});

const INSUFFICIENT_FUNDS = '3.02';
const ORDER_EXPIRED = '0.02';

/** PAY-30: one decline has words of its own, all others share theirs. */
const failureOf = (code: string | null): FailureCode =>
  code === INSUFFICIENT_FUNDS ? 'insufficient_funds' : 'generic';

/** What an error of a call says; null when it says nothing about what happened. */
export const refusalOf = (code: string): ProviderRefusal['code'] | null => {
  if (/^[67]\./.test(code)) return null;
  if (code === '1.01' || code.startsWith('5.')) return 'misconfigured';
  if (code === '2.02') return 'amount';
  return code === INSUFFICIENT_FUNDS ? 'insufficient_funds' : 'refused';
};

const STATUS: Readonly<Record<string, ProviderStatus>> = {
  created: 'created',
  processing: 'processing',
  '3ds_verify': 'processing',
  // Reserved, not taken; taking it follows at once.
  auth_ok: 'processing',
  auth_failed: 'failed',
  settle_ok: 'captured',
  partial_settled: 'captured',
  refunded: 'captured',
  void_ok: 'canceled',
};

const transactionsOf = (body: Fields): Fields[] => Object.values(fieldsOf(body.transactions)).map(fieldsOf);

const unitsOf = (body: Fields, decimals: number) => {
  const currency = text(fieldsOf(body.order).currency, 'currency').toUpperCase();
  return { currency, read: (value: unknown) => fromUnits(value, exponentOf(currency), decimals) };
};

/** Of a part that was settled only its own transactions say how much. */
const capturedOf = (body: Fields, read: (value: unknown) => Minor | null): Minor | null => {
  const order = fieldsOf(body.order);
  if (order.status !== 'partial_settled') return read(order.amount);
  const parts = transactionsOf(body)
    .filter(({ operation, status }) => operation === 'settle' && status === 'success')
    .map(({ amount }) => read(amount));
  const known = parts.filter(part => part !== null);
  return known.length === 0 || known.length < parts.length ? null : sum(known);
};

const dataOf = (body: Fields): PaymentData | null => {
  const paid = [fieldsOf(body.transaction), ...transactionsOf(body)].find(({ card }) => card !== undefined);
  const method = textOrNull(fieldsOf(body.order).payment_method);
  if (!paid) return null;
  const card = fieldsOf(paid.card);
  return cardData(textOrNull(card.brand), textOrNull(card.number), method);
};

/** Its form and its wallet buttons are one order there. */
const methodOf = (data: PaymentData | null): Method | null => {
  if (data === null) return null;
  return data.wallet === null ? 'solid-card' : 'solid-wallet';
};

/** An order, as calls and webhooks show it, as news. Throws `Malformed`. */
export const updateOfOrder = (body: Fields, decimals: number, eventId: string | null): ProviderUpdate => {
  const order = fieldsOf(body.order);
  const payment = uuidOrNull(order.order_id);
  const known = STATUS[text(order.status, 'status')];
  if (payment === null || known === undefined) throw new Malformed('an order');
  const { currency, read } = unitsOf(body, decimals);
  const code = textOrNull(fieldsOf(body.error).code);
  const data = dataOf(body);
  const status = known === 'failed' && code === ORDER_EXPIRED ? 'expired' : known;
  return {
    payment,
    providerRef: payment,
    status,
    captured: status === 'captured' ? capturedOf(body, read) : null,
    currency,
    refunded: read(order.refunded_amount),
    failure: status === 'failed' ? failureOf(code) : null,
    data,
    method: methodOf(data),
    eventId,
  };
};

const REFUND_STATUS: Readonly<Record<string, RefundUpdate['status']>> = {
  processing: 'pending',
  verify: 'pending',
  success: 'succeeded',
  fail: 'failed',
};

/** A refund among an order's transactions. */
export type RefundSeen = RefundUpdate & { readonly amount: Minor | null };

/** The refunds of an order, in the order in which it shows them. */
export const refundsOf = (body: Fields, decimals: number): RefundSeen[] => {
  const { read } = unitsOf(body, decimals);
  return transactionsOf(body)
    .filter(({ operation }) => operation === 'refund')
    .map(({ id, status, amount, error }) => ({
      status: REFUND_STATUS[String(status)] ?? 'pending',
      ref: textOrNull(id),
      failure: status === 'fail' ? (textOrNull(fieldsOf(error).code) ?? 'fail') : null,
      amount: read(amount),
    }));
};

/** What an order has given back in all. Throws `Malformed` when it does not say. */
export const refundedOf = (body: Fields, decimals: number): Minor => {
  const refunded = fieldsOf(body.order).refunded_amount ?? 0;
  const amount = unitsOf(body, decimals).read(refunded);
  if (amount === null) throw new Malformed('refunded_amount');
  return minor(amount);
};

/**
 * A chargeback of an order. Money is held back as soon as there is one; of its words we know only that they end in being
 * won, or reversed, or lost. Throws `Malformed`.
 */
export const disputeOf = (body: Fields, decimals: number, eventId: string): DisputeEvent => {
  const chargeback = fieldsOf(body.chargeback);
  const payment = uuidOrNull(fieldsOf(body.order).order_id);
  const status = textOrNull(chargeback.status)?.toLowerCase() ?? '';
  const currency = textOrNull(chargeback.currency)?.toUpperCase() ?? unitsOf(body, decimals).currency;
  const over = /won|revers/.test(status) ? 'won' : /lost/.test(status) ? 'lost' : null;
  return {
    payment,
    providerRef: payment,
    ref: String(chargeback.id ?? payment),
    standing: over ?? 'open',
    amount: fromUnits(chargeback.amount, exponentOf(currency), decimals),
    currency,
    reason: textOrNull(chargeback.reason_description) ?? textOrNull(chargeback.reason_code),
    answerBy: null,
    eventId,
  };
};
