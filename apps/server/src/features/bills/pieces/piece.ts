import type { PieceKind } from '@tableside/domain/ledger';
import type { LineWords } from '@tableside/domain/menu';
import { type Minor, minor } from '@tableside/domain/money';
import type { OpenPiece } from '@tableside/domain/split';

/** A price-changing choice as a piece keeps it, in minor units. */
export type PieceModifier = { readonly name: string; readonly price: Minor; readonly quantity: number };

/** A live piece of a bill, neither voided nor divided, with who paid for it and who has it in hand. Minor units. */
export type Piece = {
  readonly id: string;
  readonly position: number;
  readonly kind: PieceKind;
  /** Whose a tip or donation by card is; null: the house's pool, or a dish. */
  readonly recipientId: string | null;
  readonly orderId: string | null;
  /** The order's spoken number. */
  readonly orderNumber: number | null;
  readonly guestIndex: number | null;
  /** Who at the table got it; null: shared, or nobody said. */
  readonly seat: number | null;
  readonly name: string;
  /** How the menu's languages call it as it was chosen; null: only one does, or it is no dish. */
  readonly words: LineWords | null;
  readonly modifiers: readonly PieceModifier[];
  readonly price: Minor;
  readonly discount: Minor;
  /** What of it a member has off, by their order or for the whole bill. */
  readonly loyalty: Minor;
  /** What of it an order's coupon took off. */
  readonly ownDiscount: Minor;
  readonly strikethrough: Minor | null;
  /** The VAT rate that it was ordered at; null: none was kept. */
  readonly vatPercent: number | null;
  readonly note: string;
  readonly addedBy: string | null;
  /** The piece that it is a part of, else itself. */
  readonly root: string;
  readonly partNumber: number | null;
  readonly partCount: number | null;
  readonly booked: boolean;
  /** The payment that paid for it. */
  readonly paymentId: string | null;
  readonly paidBy: number | null;
  /** Whose finger is on it. */
  readonly leaseSession: string | null;
  readonly leaseGuest: number | null;
  /** Sessions that have a payment for it under way. */
  readonly underWay: readonly {
    readonly session: string | null;
    readonly guest: number | null;
    /** Only begun: nobody has said that money is on its way. */
    readonly begun: boolean;
  }[];
};

export const netOfPiece = ({ price, discount }: Piece): Minor => minor(price - discount);

/** Nothing is owed for it any more. */
export const isSettled = (piece: Piece): boolean => piece.paymentId !== null || netOfPiece(piece) === 0;

/** Another session than `sessionId` has a payment for it under way. */
export const isBeingPaidByOther = ({ underWay }: Piece, sessionId: string | null): boolean =>
  underWay.some(({ session }) => session !== sessionId);

/** Money for it may be on its way. */
export const hasMoneyInProgress = ({ underWay }: Piece): boolean => underWay.some(({ begun }) => !begun);

/** Another session than `sessionId` has its finger on it, or a payment under way. SPLIT-05. */
export const isHeldByOther = (piece: Piece, sessionId: string): boolean =>
  isBeingPaidByOther(piece, sessionId) || (piece.leaseSession !== null && piece.leaseSession !== sessionId);

/** The bill as a whole has a discount by staff, beside what orders had off by their coupons and for members. */
export const hasBillDiscount = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ discount, ownDiscount, loyalty }) => discount > ownDiscount + loyalty);

/** Which phone has it in hand: of several the one with money on its way. */
export const heldBy = ({ underWay, leaseGuest }: Piece): number | null =>
  (underWay.find(({ begun }) => !begun) ?? underWay[0])?.guest ?? leaseGuest;

/** What is done with it by phone, the furthest first; staff go before a finger and a payment that was only begun. */
export const handOn = (piece: Piece): 'selected' | 'begun' | 'paying' | null => {
  if (isSettled(piece)) return null;
  if (hasMoneyInProgress(piece)) return 'paying';
  if (piece.underWay.length > 0) return 'begun';
  return piece.leaseSession === null ? null : 'selected';
};

export const asOpenPiece = (piece: Piece): OpenPiece => ({
  id: piece.id,
  net: netOfPiece(piece),
  guestIndex: piece.guestIndex,
});
