/** The version of the terms that guests agree to; raised whenever their words change. Kept with each account, with its time. */
export const GUEST_TERMS_VERSION = '2026-11-2';
/** An account that nobody used for so long is erased. */
export const UNUSED_ACCOUNT_DAYS = 730;
/** How long a guest stays signed in. */
export const GUEST_SIGN_IN_DAYS = 90;
/** How long a code of a letter is good, and how often it may be typed wrong. */
export const ACCOUNT_CODE = { digits: 6, minutes: 15, tries: 5 } as const;
