import { toDecimal, toDecimalText } from '../decimal.ts';
import { type MontonioOrder, type MontonioRefund, refundedOf } from './state.ts';

/** What the order is worth as Montonio tells it: what was taken, once something was. */
const totalOf = (order: MontonioOrder): number => order.captured || order.grandTotal;

/** A refund as the API shows it. A new one always reads PENDING: how it ended comes by webhook. */
export const refundAnswer = (
  order: MontonioOrder,
  refund: MontonioRefund,
  status: string = refund.status,
) => ({
  uuid: refund.uuid,
  amount: toDecimal(refund.amount),
  status,
  currency: order.currency,
  createdAt: refund.createdAt,
  type: refund.amount === order.captured ? 'FULL_REFUND' : 'PARTIAL_REFUND',
});

/** An order as `POST /orders` and `GET /orders/:uuid` show it: sums as texts, no payment link once it is over. */
export const orderAnswer = (order: MontonioOrder, paymentUrl: string) => {
  const { uuid, status, currency, method } = order;
  const amount = toDecimalText(totalOf(order));
  return {
    uuid,
    paymentStatus: status,
    locale: order.locale,
    merchantReference: order.merchantReference,
    merchantReferenceDisplay: order.merchantReferenceDisplay,
    merchantReturnUrl: order.returnUrl,
    merchantNotificationUrl: order.notificationUrl,
    grandTotal: amount,
    currency,
    paymentMethodType: method,
    paymentIntents: [{ uuid, paymentMethodType: method, amount, currency, status, serviceFee: null }],
    refunds: order.refunds.map(refund => refundAnswer(order, refund)),
    availableForRefund: toDecimal(Math.max(0, order.captured - refundedOf(order))),
    lineItems: [],
    createdAt: order.createdAt,
    expiresAt: order.expiresAt,
    paymentUrl: status === 'PENDING' ? paymentUrl : null,
  };
};

/** Claims of an orderToken, with the old snake_case twins that real ones still carry. */
export const orderClaims = (order: MontonioOrder) => ({
  uuid: order.uuid,
  accessKey: order.accessKey,
  merchantReference: order.merchantReference,
  merchantReferenceDisplay: order.merchantReferenceDisplay,
  paymentStatus: order.status,
  paymentMethod: order.method,
  grandTotal: toDecimal(totalOf(order)),
  currency: order.currency,
  ...(order.payer?.iban ? { senderIban: order.payer.iban, senderName: order.payer.name } : {}),
  ...(order.payer?.bank ? { paymentProviderName: order.payer.bank } : {}),
  merchant_reference: order.merchantReference,
  payment_status: order.status,
});

/** Claims of a refundToken. */
export const refundClaims = (order: MontonioOrder, refund: MontonioRefund) => ({
  accessKey: order.accessKey,
  orderUuid: order.uuid,
  refundUuid: refund.uuid,
  refundStatus: refund.status,
  refundAmount: toDecimalText(refund.amount),
  refundStatusDescription: refund.reason,
});
