/** Waits of the order's status, in milliseconds. Spec 2§9. */
export const ORDER_TIMINGS = {
  /** The animation of a finished order goes and the header shrinks. ORDER-48. */
  shrinkAfter: 2_600,
  /** Countdown of a batch. ORDER-35. */
  countdownTick: 500,
  /** "in about 12 minutes" is worked out anew. */
  waitTick: 15_000,
  /** How long something that just changed stays lit. */
  highlight: 1_800,
} as const;

/** ORDER-36. */
export const AVATAR_SLOTS = 8;
