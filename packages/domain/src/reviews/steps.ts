type Known = { readonly rating: number; readonly submitted: boolean } | null;

/** Where a review stands: rating picked, then tags and comment, then submitted. REVIEW-01. */
export const reviewStep = (review: Known): 'rate' | 'words' | 'submitted' => {
  if (review === null) return 'rate';
  return review.submitted ? 'submitted' : 'words';
};

/** Whether an order shows its review: once it is closed, until there is one that was not just given. REVIEW-04. */
export const showsReview = ({
  closed,
  review,
  justGiven,
}: {
  readonly closed: boolean;
  readonly review: Known;
  readonly justGiven: boolean;
}): boolean => closed && (justGiven || reviewStep(review) !== 'submitted');

/** A review may be changed, and the visit it is about be reviewed, for so long. Milliseconds. */
export const REVIEW_OPEN_MS = 24 * 3_600_000;
/** Both in epoch ms. */
export const isReviewOpen = (since: number, now: number): boolean => now - since < REVIEW_OPEN_MS;
