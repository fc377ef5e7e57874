import { randomBytes, randomInt } from 'node:crypto';
import { base32 } from '../staff/index.ts';

/** Twenty letters of thirty-two: 100 random bits; a printed code needs at least 64, so that nobody finds one by trying. */
const CODE_LETTERS = 20;
/** Letters and digits that sound and look like no other one when a code is read aloud in a noisy room. */
const SPOKEN = 'ACDEFHJKMNPRTWXY34679';
const SHORT_LETTERS = 5;

/** What is printed in a table's QR code. Capitals and digits alone, which QR codes hold in half the room. */
export const newTableCode = (): string => base32(randomBytes(CODE_LETTERS)).slice(0, CODE_LETTERS);

/** What a guest says or types where a camera does not help; few enough that two tables may meet in one. */
export const newShortCode = (): string =>
  Array.from({ length: SHORT_LETTERS }, () => SPOKEN.charAt(randomInt(SPOKEN.length))).join('');
