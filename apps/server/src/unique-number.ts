import { randomBytes } from 'node:crypto';

/** Crockford's letters: none that reads like another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 20;

/** A new unique_order_number: 100 random bits, so that nobody finds another's order by trying. */
export const newOrderNumber = (): string =>
  Array.from(randomBytes(LENGTH), byte => LETTERS[byte % LETTERS.length]).join('');
