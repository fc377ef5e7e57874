export { type RefundRequest, requestRefund } from './request.ts';
export { staffPayment } from './staff-payment.ts';
