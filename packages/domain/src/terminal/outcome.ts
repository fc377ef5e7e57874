import { isApproved, isDeclined } from './answer.ts';

/**
 * What became of an operation by the terminal's own word. `declined`, `aborted`: it says that no money moved. `unknown`:
 * it does not say, and has to be asked about the transaction before anybody charges or voids.
 */
export type TerminalResult = 'approved' | 'declined' | 'aborted' | 'unknown';

/** Another operation runs, or the day has to be settled first: this one was not begun. */
const NOT_BEGUN = ['BS', 'SR'];
/** Whoever stood there took it back, or nobody came. */
const TAKEN_BACK = ['UC', 'TA'];

/**
 * Only a refusal of the card, an end at the terminal, or a refusal to begin says that nothing was charged. Not ready, not
 * found, a reference used before, or a code that we do not know say nothing about money. PERSON-21, TERM-28.
 */
export const terminalResult = (result: string, code: string): TerminalResult => {
  if (isApproved(result, code)) return 'approved';
  if (TAKEN_BACK.includes(code)) return 'aborted';
  return isDeclined(code) || NOT_BEGUN.includes(code) ? 'declined' : 'unknown';
};
