export { MAX_PIECES, roomOnBill } from './bill-size.ts';
export { type Chosen, choosePieces, type OpenPiece } from './choose-pieces.ts';
export { peopleAfterSplit, type Seated } from './people.ts';
export {
  divideAt,
  divideEqually,
  loyaltyParts,
  netOf,
  type PieceMoney,
  piecesOfLine,
} from './piece-money.ts';
export { type BillDiscount, equalShare, loyaltyShares, spreadDiscount } from './shares.ts';
