/** Longest note to the kitchen about one dish, in characters: what a cook reads at a glance. */
export const MAX_ITEM_NOTE = 140;

/** Longest words to the kitchen about a whole order, in characters. */
export const MAX_ORDER_COMMENT = 500;

/** Longest words of staff about an allergy, in characters. */
export const MAX_ALLERGY_WORDS = 140;

/**
 * A note as it is kept: nothing but spaces is no note. What the guest wrote otherwise stays as it is, so that two lines
 * are the same only when their words are.
 */
export const itemNote = (text: string): string => (text.trim() === '' ? '' : text);
