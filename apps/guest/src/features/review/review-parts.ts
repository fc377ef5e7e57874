/** What reviews look like, fetched where one can be given. */
export { ReviewCard } from './ReviewCard.tsx';
export { ReviewSheet } from './ReviewSheet.tsx';
