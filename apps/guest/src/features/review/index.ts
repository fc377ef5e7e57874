export { aboutVisit, type ReviewAbout } from './about.ts';
export { OrderReview, PaymentReview } from './blocks/GuestReview.tsx';
export { ReviewBlock } from './blocks/ReviewBlock.tsx';
export { ReviewDialog, VisitReview } from './blocks/VisitReview.tsx';
export { resendReviews } from './resend-reviews.ts';
