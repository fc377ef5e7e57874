/** As `cookies.ts`, of a visit to a food court: the hall, the visit, and the session at each venue. Loaded with its hall. */
export const COURT_COOKIE = 'food-court-hash';
export const COURT_VISIT_COOKIE = 'food-court-session';
export const COURT_SESSIONS_COOKIE = 'food-court-restaurants';
/** FOOD-73. */
export const COURT_HOURS = 6;

/** The number that was given in a hall: its country and its digits. FOOD-74. */
export const COURT_PHONE_COOKIE = 'food-court-phone';
export const COURT_PHONE_HOURS = 24;

/** That dishes of several venues go into one basket was read, and need not be said again. FOOD-35. */
export const COURT_BANNER_COOKIE = 'multi-merchant-banner';
export const COURT_BANNER_HOURS = 7_200;
