export { copiesQuery } from './copies-query.ts';
export { StartCard } from './StartCard.tsx';
