export { OrderCard } from './OrderCard.tsx';
export { statusText } from './status-text.ts';
