/**
 * Days after an order is closed for which what its guests said is kept: notes and comments to the kitchen, allergies, words
 * to the waiter. Long enough for a complaint, and no longer: some of it is about somebody's health.
 */
export const GUEST_WORDS_KEPT_DAYS = 30;

/** What was over before this is forgotten at `now`; both in epoch ms. */
export const wordsForgottenBefore = (now: number): number => now - GUEST_WORDS_KEPT_DAYS * 24 * 3_600_000;
