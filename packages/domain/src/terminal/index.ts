export { isApproved, isDeclined } from './answer.ts';
export {
  TERMINAL_ERROR_CODES,
  type TerminalErrorCode,
  type TerminalErrorWay,
  terminalErrorCode,
  terminalErrorWay,
} from './error-ways.ts';
export { type TerminalResult, terminalResult } from './outcome.ts';
export { drawReference, MAX_REFERENCE } from './reference.ts';
export {
  FORCED_SETTLEMENT,
  isSettlementDue,
  LATE_VOID_MS,
  SETTLES_AFTER_MS,
  SETTLES_AGAIN_AFTER_MS,
  type SettlementStanding,
  settlementDifference,
  type TerminalTotals,
  VOID_UNRESOLVED,
} from './settlement.ts';
