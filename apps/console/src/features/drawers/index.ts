export { DayDrawers } from './DayDrawers.tsx';
export { ownDrawerQuery } from './drawers-query.ts';
export { OwnDrawerCard } from './OwnDrawerCard.tsx';
