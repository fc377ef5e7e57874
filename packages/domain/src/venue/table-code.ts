/**
 * Letters and digits without a break, at least so many: a printed code of that form has 64 random bits or more (hexadecimal
 * digits have the least in each), and whoever tries such codes meets none in a lifetime.
 */
const UNGUESSABLE = /^[A-Za-z0-9]{16,}$/;

/** Whether it has the form of a code at all, printed or said; anything else is not looked up. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9-]{3,64}$/.test(text);

/** Whether it has the form of a code that is said aloud; printed codes have another. */
export const isSpokenCode = (code: string): boolean => /^[A-Za-z0-9]{5}$/.test(code);

/** Whether a code is short enough, or enough like a name, to be found by trying: spoken codes, codes that people chose. */
export const isGuessable = (code: string): boolean => !UNGUESSABLE.test(code);
