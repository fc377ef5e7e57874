import type { LineWords } from '@tableside/domain/menu';
import { type Minor, minor } from '@tableside/domain/money';
import type { Piece, PieceModifier } from './piece.ts';

/**
 * A piece as it is first written; `discount_share` is what its order had off it, `loyalty_share` what of that a member has,
 * the rest is the coupon's. Minor units.
 */
export type NewPiece = {
  readonly id: string;
  /** Among those written together, from 0. */
  readonly position: number;
  readonly kind: 'item' | 'fee' | 'tip';
  readonly order_id: string | null;
  readonly order_line_id: string | null;
  readonly guest_index: number | null;
  /** Who at the table got it; null: shared, or nobody said. */
  readonly seat: number | null;
  readonly menu_item_id: string | null;
  readonly name: string;
  readonly words: LineWords | null;
  readonly modifiers: readonly PieceModifier[];
  readonly price: Minor;
  readonly discount_share: Minor;
  readonly loyalty_share: Minor;
  readonly strikethrough_price: Minor | null;
  readonly note: string;
  readonly added_by: string | null;
  readonly added_at: string;
  readonly booked: boolean;
  /** The VAT rate that it is sold at; null: the seller pays none. */
  readonly vat_rate: string | null;
  readonly vat_percent: number | null;
  /** The line of an external till's bill that it came from. */
  readonly external_line?: string;
};

/** A piece as it is read once it stands on its bill, before anybody has chosen or paid it. */
export const untouched = (piece: NewPiece, orderNumber: number | null): Piece => ({
  id: piece.id,
  position: piece.position,
  kind: piece.kind,
  recipientId: null,
  orderId: piece.order_id,
  orderNumber,
  guestIndex: piece.guest_index,
  seat: piece.seat,
  name: piece.name,
  words: piece.words,
  modifiers: piece.modifiers,
  price: piece.price,
  discount: piece.discount_share,
  loyalty: piece.loyalty_share,
  ownDiscount: minor(piece.discount_share - piece.loyalty_share),
  strikethrough: piece.strikethrough_price,
  vatPercent: piece.vat_percent,
  note: piece.note,
  addedBy: piece.added_by,
  root: piece.id,
  partNumber: null,
  partCount: null,
  booked: piece.booked,
  paymentId: null,
  paidBy: null,
  leaseSession: null,
  leaseGuest: null,
  underWay: [],
});
