import { type StaffWords, staffWords } from '../../staff-words.ts';

export type LetterWords = StaffWords;

/** The words of letters to staff. */
export const letterWords = staffWords('letters', 'letters');
