export {
  BILL_LIMITS,
  type LimitLine,
  limitBase,
  mayCloseUnpaid,
  mayRaisePrice,
  mayTakeOff,
} from './bill-limits.ts';
export { hasDailyRefundLimit, type MoneyRole, mayRefund, REFUND_LIMITS } from './money-limits.ts';
