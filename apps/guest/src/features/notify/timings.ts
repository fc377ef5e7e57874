/** Waits of the question about messages, in milliseconds. */
export const NOTIFY_TIMINGS = {
  /** After the order view stands. NOTIFY-04. */
  askAfter: 2_000,
  /** Something else was open, or nobody looked: it is tried again. */
  askAgain: 2_000,
} as const;
