export { isMoneyAccount, isRevenueAccount, moneyAccount, REVENUE_ACCOUNTS } from './accounts.ts';
export { MONEY_ALERTS, type MoneyAlertKind } from './alert-kinds.ts';
export { type CapturedMoney, captureLines, unassigned } from './capture-lines.ts';
export {
  basisPointsOf,
  commissionLines,
  commissionOf,
  keptBy,
  type StallPayoutWay,
  stallPayoutLines,
  stallTransferLines,
} from './commission-lines.ts';
export {
  DISPUTE_STATUSES,
  type DisputeBooked,
  type DisputedGift,
  type DisputeStatus,
  disputeLines,
  isDisputeUpdate,
} from './dispute-lines.ts';
export { type ChargePart, divideDispute } from './divide-dispute.ts';
export { drawerLines, pettyCashLines } from './drawer-lines.ts';
export { balances, type Gift, giftLine, type LedgerAccount, type LedgerLine, merged } from './lines.ts';
export { type PayoutWay, payoutLines } from './payout-lines.ts';
export { ofBill, type RefundSources, refundDueLines, refundLines, refundTotal } from './refund-lines.ts';
export { isSold, type PieceKind, type SoldPiece, saleLines, voidLines } from './sale-lines.ts';
export { forStallLines, operatorAccount, owedByOperator } from './stall-lines.ts';
