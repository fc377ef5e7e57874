export { AlwaysCard } from './AlwaysCard.tsx';
export { PairsCard } from './PairsCard.tsx';
export { PopularCard } from './PopularCard.tsx';
export { popularQuery, suggestionsQuery } from './recommend-query.ts';
