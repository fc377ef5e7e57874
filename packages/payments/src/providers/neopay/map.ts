import type { JWTPayload } from 'jose';
import type { Method, PaymentRequest, ProviderStatus, ProviderUpdate } from '../../port.ts';
import { fromDecimal, toDecimal } from '../../wire/amount.ts';
import { bankData } from '../../wire/card.ts';
import { type Fields, fieldsOf, textOrNull } from '../../wire/read.ts';

const PLACES = 2;
const PURPOSE_LENGTH = 140;

/** BLIK goes by the same token with this beside it. The vendor's own document may name it otherwise: here only. */
const methodClaims = (method: Method): JWTPayload => (method === 'neopay_blik' ? { bank: 'BLIK' } : {});

/** Our own mark in the return address, by which the status screen knows where the guest comes from. STATUS-02. */
const returning = (url: string): string => {
  const address = new URL(url);
  address.searchParams.set('neopay-callback', '1');
  return address.href;
};

/** What the widget is asked for. Throws `RangeError` for an amount in fractions of a cent. */
export const transactionOf = (request: PaymentRequest, projectId: number, decimals: number): JWTPayload => ({
  projectId,
  transactionId: request.payment,
  amount: toDecimal(request.amount, decimals, PLACES),
  currency: request.currency,
  paymentPurpose: [...request.description].slice(0, PURPOSE_LENGTH).join(''),
  serviceType: 'pisp',
  clientRedirectUrl: returning(request.returnUrl),
  ...methodClaims(request.method),
});

const STATUS: Readonly<Record<string, ProviderStatus>> = {
  success: 'captured',
  failed: 'failed',
  rejected: 'failed',
  error: 'failed',
  canceled: 'canceled',
  cancelled: 'canceled',
  started: 'created',
};

/**
 * What a token says about one transaction. `signed` means that the payer agreed: the money is not there yet. A token
 * without a status, as `pending` and `canceled` returns have it, only names its transaction.
 */
export const updateOfTransaction = (payment: string, told: Fields, decimals: number): ProviderUpdate => {
  const word = textOrNull(told.status);
  const status = word === null ? 'created' : (STATUS[word] ?? 'processing');
  const bank = fieldsOf(told.bank);
  const name = textOrNull(bank.name) ?? textOrNull(bank.bic);
  return {
    payment,
    providerRef: null,
    status,
    captured: status === 'captured' ? fromDecimal(told.amount, decimals) : null,
    currency: textOrNull(told.currency),
    refunded: null,
    failure: status === 'failed' ? 'declined' : null,
    data: name === null ? null : bankData(name),
    eventId: [payment, word, told.amount, told.currency].join(':'),
  };
};
