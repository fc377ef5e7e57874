export { LegalCard } from './LegalCard.tsx';
export { TillCard } from './TillCard.tsx';
