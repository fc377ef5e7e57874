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
