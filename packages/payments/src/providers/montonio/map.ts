import { createHash } from 'node:crypto';
import { type Minor, sum, ZERO } from '@tableside/domain/money';
import type { JWTPayload } from 'jose';
import type {
  PaymentRequest,
  ProviderAccount,
  ProviderStatus,
  ProviderUpdate,
  RefundUpdate,
} from '../../port.ts';
import { fromDecimal, toDecimal } from '../../wire/amount.ts';
import { bankData } from '../../wire/card.ts';
import { type Fields, listOf, Malformed, text, textOrNull, uuidOrNull } from '../../wire/read.ts';

/** Montonio counts in euro and zloty. */
export const PLACES = 2;

const LANGUAGES = new Set(['de', 'en', 'et', 'fi', 'lt', 'lv', 'pl', 'ru']);
const COUNTRIES = new Set(['EE', 'LV', 'LT', 'FI', 'PL', 'DE']);

/** Statements of banks show so much. */
const PURPOSE_LENGTH = 140;
const MINUTE_MS = 60_000;

const shortened = (words: string): string => [...words].slice(0, PURPOSE_LENGTH).join('');

/** The order that is asked for. Throws `RangeError` for an amount in fractions of a cent. */
export const orderOf = (request: PaymentRequest, { decimals }: ProviderAccount, now: number): JWTPayload => {
  const amount = toDecimal(request.amount, decimals, PLACES);
  const { currency } = request;
  const locale = LANGUAGES.has(request.language) ? request.language : 'en';
  const preferredCountry = COUNTRIES.has(request.countryCode) ? request.countryCode : null;
  return {
    merchantReference: request.payment,
    merchantReferenceDisplay: shortened(request.description),
    returnUrl: request.returnUrl,
    notificationUrl: request.notificationUrl,
    grandTotal: amount,
    currency,
    locale,
    expiresIn: Math.max(1, Math.ceil((request.expiresAt - now) / MINUTE_MS)),
    payment: {
      method: 'paymentInitiation',
      amount,
      currency,
      methodOptions: {
        paymentDescription: shortened(request.description),
        preferredLocale: locale,
        ...(preferredCountry && { preferredCountry }),
      },
    },
  };
};

const STATUS: Readonly<Record<string, ProviderStatus>> = {
  PENDING: 'created',
  // The bank has agreed, the money is not booked yet.
  AUTHORIZED: 'processing',
  PAID: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'captured',
  ABANDONED: 'expired',
  VOIDED: 'failed',
};

/** An order, as the API answers it or a token claims it, as news. Throws `Malformed`. */
export const updateOfOrder = (order: Fields, decimals: number): ProviderUpdate => {
  const status = STATUS[text(order.paymentStatus, 'paymentStatus')];
  const payment = uuidOrNull(order.merchantReference);
  if (status === undefined || payment === null) throw new Malformed('an order');
  const bank = textOrNull(order.paymentProviderName);
  return {
    payment,
    providerRef: text(order.uuid, 'uuid'),
    status,
    captured: status === 'captured' ? fromDecimal(order.grandTotal, decimals) : null,
    currency: text(order.currency, 'currency'),
    refunded: refundedOf(order, decimals),
    failure: status === 'failed' ? 'declined' : null,
    data: bank === null ? null : bankData(bank),
    eventId: null,
  };
};

const REFUND_STATUS: Readonly<Record<string, RefundUpdate['status']>> = {
  PENDING: 'pending',
  PROCESSING: 'pending',
  SUCCESSFUL: 'succeeded',
  REJECTED: 'failed',
  CANCELED: 'failed',
};

/** How a refund stands, in our words. Throws `Malformed`. */
export const refundUpdate = (ref: unknown, status: unknown, description: unknown): RefundUpdate => {
  const known = REFUND_STATUS[text(status, 'refund status')];
  if (known === undefined) throw new Malformed('refund status');
  const failure = known === 'failed' ? (textOrNull(description) ?? String(status)) : null;
  return { status: known, ref: text(ref, 'refund uuid'), failure };
};

/** The refunds an order lists. Throws `Malformed` when it does not list them. */
export const refundsOf = (order: Fields): Fields[] => listOf(order.refunds, 'refunds');

const sumOf = (order: Fields, decimals: number, counts: (refund: Fields) => boolean): Minor =>
  sum(
    refundsOf(order)
      .filter(counts)
      .map(({ amount }) => fromDecimal(amount, decimals) ?? ZERO),
  );

/** What has gone back in all; null where the order does not list its refunds. */
const refundedOf = (order: Fields, decimals: number) =>
  Array.isArray(order.refunds)
    ? sumOf(order, decimals, ({ status }) => REFUND_STATUS[String(status)] === 'succeeded')
    : null;

/** Whether a refund of this status has gone back or is on its way. */
export const isInProgress = (status: unknown): boolean => REFUND_STATUS[String(status)] !== 'failed';

/** What has gone back or is on its way, together. Throws `Malformed`. */
export const refundsInProgress = (order: Fields, decimals: number) =>
  sumOf(order, decimals, ({ status }) => isInProgress(status));

/** Montonio wants a uuid v4 as the key of a refund: ours, hashed into the shape of one. */
export const refundUuid = (key: string): string => {
  const hash = createHash('sha256').update(key).digest('hex');
  const variant = '89ab'[Number.parseInt(hash.slice(16, 17), 16) % 4];
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};
