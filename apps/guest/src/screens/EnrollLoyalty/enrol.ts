import type { FailureCode } from '../../data/connection/failures.ts';

/** What is said where joining failed: what the guest can mend, and what has a text of its own. LOYAL-26, LOYAL-27. */
const WORDED: readonly FailureCode[] = [
  'card_already_used',
  'card_not_valid',
  'loyalty_program_not_found',
  'loyalty_silent',
  'not_signed_in',
  'offline',
  'timeout',
  'rate_limited',
];

/** Whether a failure of joining has words of its own; of any other a general word is said. LOYAL-28. */
export const isWorded = (code: FailureCode): boolean => WORDED.includes(code);

/** Whether it is about the number that the guest brought. */
export const isAboutCard = (code: FailureCode): boolean =>
  code === 'card_already_used' || code === 'card_not_valid';
