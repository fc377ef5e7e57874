import { toDecimal, toDecimalText } from '../decimal.ts';
import { type MontonioOrder, type MontonioRefund, refundedOf } from './state.ts';

const availableForRefund = (order: MontonioOrder): number => order.captured - refundedOf(order);

/** A refund as the API shows it. */
export const refundAnswer = (order: MontonioOrder, refund: MontonioRefund): object => ({
  uuid: refund.uuid,
  amount: toDecimal(refund.amount),
  status: refund.status,
  currency: order.currency,
  createdAt: refund.createdAt,
  type: refund.amount === order.captured ? 'FULL_REFUND' : 'PARTIAL_REFUND',
});

/** An order as `POST /orders` and `GET /orders/:uuid` show it: sums as texts, no payment link once it is paid. */
export const orderAnswer = (order: MontonioOrder, paymentUrl: string): object => ({
  uuid: order.uuid,
  paymentStatus: order.status,
  locale: order.locale,
  merchantReference: order.merchantReference,
  merchantReferenceDisplay: order.merchantReferenceDisplay,
  merchantReturnUrl: order.returnUrl,
  merchantNotificationUrl: order.notificationUrl,
  grandTotal: toDecimalText(order.captured || order.grandTotal),
  currency: order.currency,
  paymentMethodType: order.method,
  paymentIntents: [
    {
      uuid: order.uuid,
      paymentMethodType: order.method,
      amount: toDecimalText(order.captured || order.grandTotal),
      currency: order.currency,
      status: order.status,
      serviceFee: null,
    },
  ],
  refunds: order.refunds.map(refund => refundAnswer(order, refund)),
  availableForRefund: toDecimal(Math.max(0, availableForRefund(order))),
  lineItems: [],
  createdAt: order.createdAt,
  expiresAt: order.expiresAt,
  paymentUrl: order.status === 'PENDING' ? paymentUrl : null,
});

/** Claims of an orderToken, with the old snake_case twins that real ones still carry. */
export const orderClaims = (order: MontonioOrder, accessKey: string): Record<string, unknown> => ({
  uuid: order.uuid,
  accessKey,
  merchantReference: order.merchantReference,
  merchantReferenceDisplay: order.merchantReferenceDisplay,
  paymentStatus: order.status,
  paymentMethod: order.method,
  grandTotal: toDecimal(order.captured || order.grandTotal),
  currency: order.currency,
  ...(order.payer.iban ? { senderIban: order.payer.iban, senderName: order.payer.name } : {}),
  ...(order.payer.bank ? { paymentProviderName: order.payer.bank } : {}),
  merchant_reference: order.merchantReference,
  payment_status: order.status,
});

/** Claims of a refundToken. */
export const refundClaims = (order: MontonioOrder, refund: MontonioRefund, accessKey: string) => ({
  orderUuid: order.uuid,
  refundUuid: refund.uuid,
  refundStatus: refund.status,
  refundAmount: toDecimalText(refund.amount),
  refundStatusDescription: refund.reason,
  accessKey,
});
