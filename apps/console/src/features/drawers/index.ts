export { DayDrawers } from './DayDrawers.tsx';
export { ownDrawerQuery } from './drawers-query.ts';
export { OwnDrawerCard } from './OwnDrawerCard.tsx';
export { PaidFromChoice } from './paid-from/PaidFromChoice.tsx';
export { type PaidFrom, usePaidFrom } from './paid-from/use-paid-from.ts';
