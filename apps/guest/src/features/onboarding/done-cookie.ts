import { ONBOARDING_COOKIE, ONBOARDING_HOURS } from '../../app/cookies.ts';

const cookieOf = (name: string): string => `${ONBOARDING_COOKIE}${name}=done`;

/** Whether this phone has seen an introduction. */
export const isOnboarded = (name: string): boolean => document.cookie.split('; ').includes(cookieOf(name));

/** Remembers for a year that an introduction was seen. ONBOARD-05, ONBOARD-06. */
export const markOnboarded = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
  document.cookie = `${cookieOf(name)}; path=/; max-age=${ONBOARDING_HOURS * 3600}; samesite=lax`;
};

/** Whether an introduction is shown: once per phone, and never in a preview. ONBOARD-08, PREVIEW-07. */
export const wantsIntroduction = (name: string, preview: boolean): boolean => !preview && !isOnboarded(name);
