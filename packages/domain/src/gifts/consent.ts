/**
 * The text that somebody of the staff agrees to before guests see them on a tip card. 1 was about the name alone; 2 says that
 * name, photograph, words and picture are shown to anyone with the card's address. Whoever agreed to an earlier one is asked
 * anew, and is shown by name alone until then.
 */
export const CONSENT_VERSION = 2;
