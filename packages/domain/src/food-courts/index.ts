export {
  COMMISSION_PAPERS,
  type CommissionPaperKind,
  commissionPaper,
  commissionSeries,
  daysOfMonth,
  INVOICE_BARS,
  type InvoiceBar,
  invoiceBar,
  type Month,
  monthsBefore,
} from './commission-paper.ts';
export { addressOfBasket, addressOfCourt } from './court-address.ts';
export { COURT_CHANGES, type CourtChange, courtChange } from './court-change.ts';
export {
  type CourtProblem,
  courtProblems,
  MAX_COURT_DESCRIPTION,
  MAX_COURT_NAME,
  MAX_STALLS,
} from './court-problems.ts';
export { type HallReportRow, hallReport } from './hall-report.ts';
export {
  MERCHANT_STATES,
  type MerchantState,
  merchantState,
  merchantStep,
} from './merchant-state.ts';
export { type MadeTransfer, type NextPass, nextPass } from './passing.ts';
export { priceSteps } from './price-steps.ts';
export { shortDescription } from './short-description.ts';
export { shuffled } from './shuffle.ts';
export { type StallState, stallState } from './stall.ts';
export {
  STATEMENT_MOVES,
  type StatementMove,
  type StatementSums,
  statementDays,
  statementSums,
} from './statement.ts';
