/**
 * A card that anybody may open is where stolen cards are tried out. So many payments that brought nothing, of phones that
 * nobody here knows, may be begun with one card in this time; a phone that ordered or paid here is counted by itself.
 */
export const STRANGERS_A_CARD = 20;
export const STRANGERS_MS = 60 * 60_000;
