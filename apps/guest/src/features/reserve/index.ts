export { Make } from './Make.tsx';
export { Own } from './Own.tsx';
export { ReserveFrame } from './ReserveFrame.tsx';
export { addressOf, reserveKey, useReservePage } from './reserve-data.ts';
