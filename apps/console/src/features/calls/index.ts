export { CallCard } from './CallCard.tsx';
export { DoneCalls } from './DoneCalls.tsx';
