export { moneyAccount } from './accounts.ts';
export { MONEY_ALERTS, type MoneyAlertKind } from './alert-kinds.ts';
export { type CapturedMoney, captureLines, unassigned } from './capture-lines.ts';
export {
  DISPUTE_STANDINGS,
  type DisputeBooked,
  type DisputeStanding,
  disputeLines,
  isDisputeNews,
} from './dispute-lines.ts';
export { drawerLines } from './drawer-lines.ts';
export { balances, type LedgerAccount, type LedgerLine, merged } from './lines.ts';
export { ofBill, type RefundSources, refundDueLines, refundLines, refundTotal } from './refund-lines.ts';
export { type SoldPiece, saleLines, voidLines } from './sale-lines.ts';
