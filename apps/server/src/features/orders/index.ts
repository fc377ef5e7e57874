export { announceOrders } from './announce.ts';
export { activateBatch, afterJoiningBatch } from './batches/activate-batch.ts';
export { type BatchTimer, createBatchTimer } from './batches/batch-timer.ts';
export { accept } from './by-staff/accept.ts';
export { close } from './by-staff/close.ts';
export { fail, reject } from './by-staff/reject.ts';
export { transitionActor } from './by-staff/who-first-store.ts';
export { release } from './end/release.ts';
export { lockCart } from './end/return-to-cart-store.ts';
export { withdraw } from './end/withdraw.ts';
export { orderErasers } from './end/words-store.ts';
export { orderJobs } from './jobs.ts';
export { type Move, moveOrder } from './move.ts';
export { giveNumber } from './numbers/give-number.ts';
export type { Unnumbered } from './numbers/order-number-store.ts';
export { billByNumber, billOrOrder } from './on-bill/bill-of-number.ts';
export { followBill } from './on-bill/follow-bill.ts';
export { sendOrderBill } from './on-bill/order-bill.ts';
export { paidOrder } from './on-bill/paid-order.ts';
export { type PaidOrderBill, paidOrderBill } from './on-bill/paid-order-bill.ts';
export { piecesOfOrder } from './on-bill/pieces-of-order.ts';
export { mayTryAgain, type NewOrderLine } from './placing/order-insert-store.ts';
export { placingHandlers } from './placing/place-order.ts';
export { type PlacedAt, placeTogether } from './placing/place-together.ts';
export { lineOf, lineOfWords } from './placing/placing-lines.ts';
export { allowedTip } from './placing/placing-tip.ts';
export { confirmPresence } from './placing/visit-store.ts';
export { boardOrderNow } from './read/order-outcome.ts';
export {
  onBoardSince,
  orderIdOfSession,
  readBoardOrders,
  readOrder,
  readSessionOrders,
} from './read/order-read.ts';
export { orderByNumber, ordersAfter, ordersOfParties, ordersOfSessions } from './read/order-store.ts';
export { boardOrder, type LineRow, type OrderFacts, orderView, partyOrderView } from './read/order-view.ts';
export { orderServiceHandlers } from './service-routes.ts';
export { type WrittenOrder, writeStaffEnteredOrder } from './staff-entered/house-order.ts';
export { staffOrder } from './staff-entered/staff-order.ts';
