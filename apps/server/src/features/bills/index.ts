export type { Bill, Payer, PieceAmount, Scope, UnpaidBill } from './bill.ts';
export {
  billsOfVenue,
  billsOfVisit,
  closedBills,
  findBill,
  findBillById,
  lockBillsOfOrder,
  lockBillsOfOrders,
  markBill,
  markLoyalty,
  takeLoyaltyTurn,
} from './bill-store.ts';
export { removeOrderFromBill } from './end/end-order.ts';
export { endBillsOfVisits } from './end/end-visit.ts';
export type { TillBill } from './external/bill-at-till.ts';
export { markTillState, type TillVenue, takeTillBill } from './external/till-bill.ts';
export { externalBillOf, tableBillOfOrder } from './external/till-store.ts';
export { billJobs } from './jobs.ts';
export { lockBill, lockBillOfVenue } from './lock.ts';
export {
  addPieces,
  holdPartyOfBill,
  insertOrderBill,
  insertPaidOrderBill,
  lockUnlessOnBill,
  orderIsOnBill,
  partyForBill,
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
export { allocate } from './paying/allocate.ts';
export { bookPieces, bookVoid, newBooked, rebook, saleOf } from './paying/book-sale.ts';
export { countBill } from './paying/count-store.ts';
export { dropHolds, touchBill, writeHolds } from './paying/hold-store.ts';
export { tellOrdersAtOnce } from './paying/tell-orders.ts';
export { divideDish } from './pieces/divide.ts';
export { lockOpenBills, movePieces } from './pieces/move-pieces.ts';
export { carryTakenOff, closedTableBills, giveBillTo } from './pieces/move-pieces-store.ts';
export { type NewPiece, untouched } from './pieces/new-piece.ts';
export {
  amongOtherNotes,
  type LineOfPiece,
  lockLineOfPiece,
  noteEraser,
  notesOfPortions,
  writeLineNote,
  writePortionNote,
} from './pieces/note-store.ts';
export type { PieceModifier } from './pieces/piece.ts';
export {
  hasBillDiscount,
  hasMoneyInProgress,
  isHeldByOther,
  isSettled,
  netOfPiece,
  type Piece,
} from './pieces/piece.ts';
export { readPieces, type TakenOff, takeOffPieces, writePieces } from './pieces/piece-store.ts';
export { piecesToPay, refuseUnpayable } from './pieces/pieces-to-pay.ts';
export { seatBehind, seatsAt } from './pieces/seats-store.ts';
export { shareTakenOff } from './pieces/share-taken-off.ts';
export { baseFor, billDiscountOf } from './pieces/taken-off.ts';
export { announceBill, announceTableBill } from './view/announce.ts';
export { billView, staffBill } from './view/read.ts';
export { billViewOf, readBill, readBills, staffBillOf } from './view/view.ts';
export type { BillFacts } from './view/view-store.ts';
