/** The version of the terms that guests agree to; raised whenever their words change. Kept with each account, with its time. */
export const GUEST_TERMS_VERSION = '2026-11-2';
/** An account that nobody used for so long is erased. */
export const UNUSED_ACCOUNT_DAYS = 730;
/** What would outlive a sign-in, as a new passkey does, asks for one that is no older: a stolen cookie is not enough. */
const FRESH_SIGN_IN_MS = 10 * 60_000;

export const isFreshSignIn = (signedInAt: number, now: number): boolean =>
  now - signedInAt <= FRESH_SIGN_IN_MS;

/** How long a guest stays signed in. */
export const GUEST_SIGN_IN_DAYS = 90;
/**
 * How long a code of a letter is good, and how often it may be typed wrong: where it was asked for, or the account signed in
 * before, and on all other phones together, which use up nothing of the first. So each letter can be guessed at eight times:
 * 1 in 125,000. Strangers may ask for five letters an hour, which its owner sees arrive: 1 in 25,000 in an hour.
 */
export const ACCOUNT_CODE = { digits: 6, minutes: 15, tries: 5, triesElsewhere: 3 } as const;
