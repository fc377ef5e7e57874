import { randomUUID } from 'node:crypto';
import { type Minor, minor } from '@tableside/domain/money';
import { loyaltyParts, piecesOfLine } from '@tableside/domain/split';
import type { NewPiece } from '../../bills/index.ts';
import type { LineRow, OrderFacts } from '../read/order-view.ts';

const nameOf = ({ name, variation_name }: LineRow): string =>
  variation_name === null || variation_name === '' ? name : `${name} (${variation_name})`;

type Shared = Pick<NewPiece, 'order_id' | 'guest_index' | 'note' | 'added_by' | 'added_at' | 'booked'>;

const ofLine = (line: LineRow, shared: Shared): Omit<NewPiece, 'position'>[] => {
  const portions = piecesOfLine({
    unitPrice: minor(line.unit_price),
    quantity: line.quantity,
    discountShare: minor(line.discount_share),
  });
  const loyalty = loyaltyParts(
    minor(line.loyalty_share),
    portions.map(({ discount }) => discount),
  );
  return portions.map(({ price, discount }, index) => ({
    ...shared,
    // Where a party ordered together, each dish is its own guest's.
    guest_index: line.guest_index ?? shared.guest_index,
    note: line.note,
    seat: line.seat,
    id: randomUUID(),
    kind: 'item',
    order_line_id: line.id,
    menu_item_id: line.item_id,
    name: nameOf(line),
    words: line.words,
    modifiers: line.modifiers.map(({ name, markup, quantity }) => ({ name, price: minor(markup), quantity })),
    price,
    discount_share: discount,
    loyalty_share: loyalty[index] as Minor,
    strikethrough_price: line.strikethrough_price === null ? null : minor(line.strikethrough_price),
    vat_rate: line.vat_rate,
    vat_percent: line.vat_percent,
  }));
};

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
          seat: null,
          menu_item_id: null,
          name: '',
          words: null,
          modifiers: [],
          price: minor(amount),
          discount_share: minor(0),
          loyalty_share: minor(0),
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
