export { hasDailyRefundLimit, type MoneyRole, mayRefund, REFUND_LIMITS } from './money-limits.ts';
