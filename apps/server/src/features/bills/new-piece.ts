import { randomUUID } from 'node:crypto';
import { type Minor, minor } from '@tableside/domain/money';
import { piecesOfLine } from '@tableside/domain/split';
import type { LineRow, OrderFacts } from '../orders/index.ts';
import type { Piece } from './piece.ts';

/** A price-changing choice as a piece keeps it, in minor units. */
export type PieceModifier = { readonly name: string; readonly price: Minor; readonly quantity: number };

/** A piece as it is first written; `discount_share` is what its order's coupon took off it. Minor units. */
export type NewPiece = {
  readonly id: string;
  /** Among those written together, from 0. */
  readonly position: number;
  readonly kind: 'item' | 'fee' | 'tip';
  readonly order_id: string | null;
  readonly order_line_id: string | null;
  readonly guest_index: number | null;
  readonly menu_item_id: string | null;
  readonly name: string;
  readonly modifiers: readonly PieceModifier[];
  readonly price: Minor;
  readonly discount_share: Minor;
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

const nameOf = ({ name, variation_name }: LineRow): string =>
  variation_name === null || variation_name === '' ? name : `${name} (${variation_name})`;

type Shared = Pick<NewPiece, 'order_id' | 'guest_index' | 'note' | 'added_by' | 'added_at' | 'booked'>;

const ofLine = (line: LineRow, shared: Shared): Omit<NewPiece, 'position'>[] =>
  piecesOfLine({
    unitPrice: minor(line.unit_price),
    quantity: line.quantity,
    discountShare: minor(line.discount_share),
  }).map(({ price, discount }) => ({
    ...shared,
    // Where a party ordered together, each dish is its own guest's.
    guest_index: line.guest_index ?? shared.guest_index,
    note: line.note,
    id: randomUUID(),
    kind: 'item',
    order_line_id: line.id,
    menu_item_id: line.item_id,
    name: nameOf(line),
    modifiers: line.modifiers.map(({ name, markup, quantity }) => ({ name, price: minor(markup), quantity })),
    price,
    discount_share: discount,
    strikethrough_price: line.strikethrough_price === null ? null : minor(line.strikethrough_price),
    vat_rate: line.vat_rate,
    vat_percent: line.vat_percent,
  }));

/** What is owed beside the dishes. The phone shows its own words for them: they have a kind and no name. */
const ofCharge = (
  kind: 'fee' | 'tip',
  amount: number,
  shared: Shared,
  feeVat: number | null,
): Omit<NewPiece, 'position'>[] =>
  amount === 0
    ? []
    : [
        {
          ...shared,
          id: randomUUID(),
          kind,
          order_line_id: null,
          menu_item_id: null,
          name: '',
          modifiers: [],
          price: minor(amount),
          discount_share: minor(0),
          strikethrough_price: null,
          vat_rate: null,
          // A tip is no sale.
          vat_percent: kind === 'tip' ? null : feeVat,
        },
      ];

/** An order as pieces: each portion, the small-order fee, the tip; what they owe together is the order's total. ADR 0010. */
export const piecesOfOrder = (
  { order, lines, guestIndex }: OrderFacts,
  at: Date,
  booked: boolean,
): NewPiece[] => {
  const shared: Shared = {
    order_id: order.id,
    // 0 is the hand of the house: staff ordered for the table.
    guest_index: guestIndex === 0 ? null : guestIndex,
    note: '',
    added_by: null,
    added_at: at.toISOString(),
    booked,
  };
  return [
    ...lines.flatMap(line => ofLine(line, shared)),
    ...ofCharge('fee', order.small_order_fee, shared, order.fee_vat_percent),
    ...ofCharge('tip', order.tips, shared, null),
  ].map((piece, position) => ({ ...piece, position }));
};

/** A piece as it is read once it stands on its bill, before anybody has chosen or paid it. */
export const untouched = (piece: NewPiece, orderNumber: number | null): Piece => ({
  id: piece.id,
  position: piece.position,
  kind: piece.kind,
  orderId: piece.order_id,
  orderNumber,
  guestIndex: piece.guest_index,
  name: piece.name,
  modifiers: piece.modifiers,
  price: piece.price,
  discount: piece.discount_share,
  ownDiscount: piece.discount_share,
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
