export { OrderCard } from './card/OrderCard.tsx';
export { ReadyStrip } from './ReadyStrip.tsx';
export { OrderSheets } from './sheets/OrderSheets.tsx';
export { statusText } from './status-text.ts';
