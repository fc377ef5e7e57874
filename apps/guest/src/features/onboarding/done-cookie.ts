import { ONBOARDING_COOKIE, ONBOARDING_HOURS } from '../../app/cookies/names.ts';
import { readCookie, writeCookie } from '../../app/cookies/phone-cookie.ts';

const cookieOf = (name: string): string => `${ONBOARDING_COOKIE}${name}`;

/** Whether this phone has seen an introduction. */
export const isOnboarded = (name: string): boolean => readCookie(cookieOf(name)) === 'done';

/** Remembers for a year that an introduction was seen. ONBOARD-05, ONBOARD-06. */
export const markOnboarded = (name: string): void => writeCookie(cookieOf(name), 'done', ONBOARDING_HOURS);

/** Whether an introduction is shown: once per phone, and never in a preview. ONBOARD-08, PREVIEW-07. */
export const wantsIntroduction = (name: string, preview: boolean): boolean => !preview && !isOnboarded(name);
