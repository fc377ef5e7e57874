export { activateBatch, afterJoiningBatch } from './activate-batch.ts';
export { announceOrders } from './announce.ts';
export { moveOrder } from './move.ts';
export { orderIdOfSession, readBoardOrders, readOrder } from './order-read.ts';
export { boardOrder, type OrderFacts, orderView } from './order-view.ts';
export { placingHandlers } from './place-order.ts';
export { release } from './release.ts';
export { orderServiceHandlers } from './service-routes.ts';
