export { OrderCard } from './OrderCard.tsx';
export { OrderSheets } from './OrderSheets.tsx';
export { ReadyStrip } from './ReadyStrip.tsx';
export { statusText } from './status-text.ts';
