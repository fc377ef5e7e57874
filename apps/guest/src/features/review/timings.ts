/** Waits of reviews, in milliseconds. */
export const REVIEW_TIMINGS = {
  /** REVIEW-13. */
  tagsDebounce: 1_000,
  /** What the server has not heard is told again. */
  again: 15_000,
} as const;
