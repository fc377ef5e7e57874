/**
 * Days after an order is closed for which what its guests said is kept: notes and comments to the kitchen, allergies, words
 * to the waiter. Long enough for a complaint, and no longer: some of it is about somebody's health.
 */
export const GUEST_WORDS_KEPT_DAYS = 30;
