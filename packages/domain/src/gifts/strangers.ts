/**
 * A card that anybody may open is where stolen cards are tried out. Phones that nobody here knows may have so many of them tried
 * in this time by all tip and donation cards of a venue together, those that were charged not counted.
 */
export const CARDS_OF_STRANGERS = 20;
export const STRANGERS_MS = 60 * 60_000;

/** Cards that are tried for one payment, the guest's own or not, before it takes no more. */
export const CARDS_OF_PAYMENT = 3;
