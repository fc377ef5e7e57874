export { aboutVisit, type ReviewAbout } from './about.ts';
export { OrderReview, PaymentReview, ReviewBlock } from './ReviewBlock.tsx';
export { resendReviews } from './resend-reviews.ts';
export { ReviewDialog, VisitReview } from './VisitReview.tsx';
