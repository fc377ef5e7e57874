import { type StaffWords, staffWords } from '../../staff-words.ts';

export type EmailWords = StaffWords;

/** The words of letters to staff. */
export const emailWords = staffWords('letters', 'letters');
