export { FewNumbers } from './FewNumbers.tsx';
export { homeQuery } from './home-query.ts';
export { NeedsCard } from './NeedsCard.tsx';
export { ShiftCard } from './ShiftCard.tsx';
export { TakingsCard } from './TakingsCard.tsx';
export { VenuesCard } from './VenuesCard.tsx';
