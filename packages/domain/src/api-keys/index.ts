/** What a key of a venue may do; each call of the API for other systems names one. */
export const API_SCOPES = [
  'orders:read',
  'orders:write',
  'bills:read',
  'bills:write',
  'menu:read',
  'numbers:read',
  'stock:write',
  'webhooks:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Keys of one venue that are good at once. */
export const MAX_API_KEYS = 20;

/**
 * An order shows in lists this long after it was placed: one that was placed a moment earlier may still be on its way into
 * the database, and who reads on from the last one they saw would never see it. Milliseconds.
 */
export const ORDERS_SETTLE_MS = 5_000;
