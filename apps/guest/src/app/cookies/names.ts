/**
 * Cookies that the guest app itself writes: their names, and for how many hours they are kept. Each is set only when its
 * purpose asks for it. The server's own (device, table session) are in its `remember-phone.ts`. SESSION-08.
 */
export const AGE_COOKIE = 'drinking-age-approved';
/** MENU-41. */
export const AGE_HOURS = 720;

export const ANONYMOUS_USER_COOKIE = 'anonymous-user';
/** SESSION-02. */
export const ANONYMOUS_USER_HOURS = 8_760;

/** One for each introduction: `onboarding-bill`, `onboarding-orders`. */
export const ONBOARDING_COOKIE = 'onboarding-';
/** SESSION-04, ONBOARD-05. */
export const ONBOARDING_HOURS = 8_760;

/** How the guest wants to hear of orders. NOTIFY-01. */
export const NOTIFY_COOKIE = 'allow-notifications';
/** By what it says. NOTIFY-02, NOTIFY-03, NOTIFY-13. */
export const NOTIFY_HOURS = { granted: 24, denied: 24, phone: 6 } as const;
