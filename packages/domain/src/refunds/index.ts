export { benefitBack, type MembersPiece } from './benefit-back.ts';
export { refundByRate, type SoldByRate } from './by-rate.ts';
export {
  type PaidPiece,
  planRefund,
  type RefundableMoney,
  type RefundPlan,
  type RefundSelection,
} from './plan.ts';
export { MAX_REFUSALS, refundBackoff, SENDING_MS, SILENT_ALERT_MS } from './schedule.ts';
