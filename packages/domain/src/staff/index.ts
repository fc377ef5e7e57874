export { BILL_LIMITS, mayCloseUnpaid, mayTakeOff } from './bill-limits.ts';
export { hasDailyRefundLimit, type MoneyRole, mayRefund, REFUND_LIMITS } from './money-limits.ts';
