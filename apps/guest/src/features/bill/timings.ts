/** Waits and rhythms of the bill, in milliseconds. */
export const BILL_TIMINGS = {
  /** SPLIT-11. */
  poll: 15_000,
  /** A selection holds 120 s by itself; two of these may get lost before it ends. */
  renew: 40_000,
  /** A selection that could not be sent is sent again. */
  retry: 3_000,
} as const;

/** Parts a dish can be shared into, and people a bill can be split between; the server takes no more. */
export const MAX_PARTS = 20;
export const MAX_PEOPLE = 50;
