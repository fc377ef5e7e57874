export { allocate } from './allocate.ts';
export { announceBill, announceTableBill } from './announce.ts';
export type { Bill, Payer, PieceAmount, Scope, UnpaidBill } from './bill.ts';
export type { TillBill } from './bill-at-till.ts';
export {
  billsOfVenue,
  billsOfVisit,
  closedBills,
  findBill,
  findBillById,
  lockBillsOfOrder,
  markBill,
} from './bill-store.ts';
export { bookPieces, bookVoid, newBooked, rebook, saleOf } from './book-sale.ts';
export { countBill } from './count-store.ts';
export { divideDish } from './divide.ts';
export { takeOrderOffBill } from './end-order.ts';
export { endBillsOfVisits } from './end-visit.ts';
export { dropHolds, touchBill, writeHolds } from './hold-store.ts';
export { billJobs } from './jobs.ts';
export { lockBill, lockBillOfVenue } from './lock.ts';
export { lockOpenBills, movePieces } from './move-pieces.ts';
export { carryTakenOff, closedTableBills, giveBillTo } from './move-pieces-store.ts';
export { type NewPiece, untouched } from './new-piece.ts';
export {
  addPieces,
  holdPartyOfBill,
  insertOrderBill,
  insertPaidOrderBill,
  lockUnlessOnBill,
  orderIsOnBill,
  putIfRoom,
  putOnTableBill,
  tableNameOf,
  visitForBill,
} from './open-store.ts';
export {
  type OrderOnBill,
  type OrderOnBillChange,
  orderOnBill,
  type PaidOrder,
  type TakenOffBy,
} from './order-on-bill.ts';
export { countParty } from './party-size-store.ts';
export type { PieceModifier } from './piece.ts';
export {
  hasBillDiscount,
  hasMoneyUnderWay,
  isHeldByOther,
  isSettled,
  netOfPiece,
  type Piece,
} from './piece.ts';
export { readPieces, type TakenOff, takeOffPieces, writePieces } from './piece-store.ts';
export { piecesToPay, refuseUnpayable } from './pieces-to-pay.ts';
export { billView, staffBill } from './read.ts';
export { shareTakenOff } from './share-taken-off.ts';
export { baseFor, billDiscountOf } from './taken-off.ts';
export { tellOrdersAtOnce } from './tell-orders.ts';
export { markTillState, type TillVenue, takeTillBill } from './till-bill.ts';
export { externalBillOf, tableBillOfOrder } from './till-store.ts';
export { billViewOf, readBill, readBills, staffBillOf } from './view.ts';
export type { BillFacts } from './view-store.ts';
