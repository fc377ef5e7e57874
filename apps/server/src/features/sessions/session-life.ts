/** How long a session lives, counted from the scan. In milliseconds. SESSION-01. */
export const SESSION_MS = 6 * 60 * 60 * 1000;
