import { randomUUID } from 'node:crypto';
import { type Minor, minor } from '@tableside/domain/money';
import type { Method, PaymentProvider, PaymentRequest, RefundRequest } from '../port.ts';
import type { Stage } from './stage.ts';

/** A currency a method takes; euro wherever it can be. */
export const currencyOf = ({ capabilities }: PaymentProvider, method: Method): string => {
  const taken = capabilities.methodCurrencies?.[method] ?? capabilities.currencies;
  return taken === null || taken.includes('EUR') ? 'EUR' : (taken[0] ?? 'EUR');
};

export const methodOf = ({ capabilities }: PaymentProvider): Method => capabilities.methods[0] ?? 'cash';

/** A new payment of 12.50. */
export const aRequest = (
  provider: PaymentProvider,
  stage: Pick<Stage, 'notificationUrl'> & { readonly world: Pick<Stage['world'], 'now'> },
  changed: Partial<PaymentRequest> = {},
): PaymentRequest => {
  const payment = changed.payment ?? randomUUID();
  const method = changed.method ?? methodOf(provider);
  return {
    payment,
    key: payment,
    method,
    amount: minor(1250),
    currency: currencyOf(provider, method),
    description: 'A-17 · Žalia kavinė „Ąžuolas“',
    language: 'lt',
    countryCode: 'LT',
    returnUrl: 'https://venue.example/payment-status/s?paymentUuid=1',
    cancelUrl: 'https://venue.example/pay/s/1',
    notificationUrl: stage.notificationUrl(provider),
    expiresAt: stage.world.now() + 900_000,
    ...changed,
  };
};

/** The n-th refund of a payment. */
export const aRefund = (
  request: PaymentRequest,
  providerRef: string | null,
  number: number,
  amount: number,
  refundedBefore = 0,
): RefundRequest => ({
  payment: request.payment,
  key: request.key,
  currency: request.currency,
  providerRef,
  refundKey: `${request.payment}:refund:${number}`,
  amount: minor(amount),
  captured: request.amount,
  refundedBefore: minor(refundedBefore) as Minor,
});
