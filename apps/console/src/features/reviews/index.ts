export { AnswerSheet } from './AnswerSheet.tsx';
export { Averages } from './Averages.tsx';
export { OwnRating } from './OwnRating.tsx';
export { ReviewFilters } from './ReviewFilters.tsx';
export { ReviewList } from './ReviewList.tsx';
export { reviewsCsv } from './reviews-query.ts';
export { useFilters } from './use-filters.ts';
