import type { StaffBill, StaffPayment } from '@tableside/contract/http/console/money';

type Piece = StaffBill['items'][number];

/** A piece as it stands on a bill: free, ordered by nobody's phone. Only tests use it. */
export const aPiece = (changes: Partial<Piece> = {}): Piece => ({
  id: 'p-1',
  name: 'Beer',
  price: 5,
  modifiers: [],
  is_paid: false,
  strikethrough_price: null,
  kind: 'item',
  guest_index: null,
  seat: null,
  held_by: null,
  paid_by: null,
  part: null,
  note: '',
  added_by: 'Rūta',
  order_id: null,
  in_hand: null,
  ...changes,
});

/** An open bill of a table with these pieces; sums follow from them. */
export const aStaffBill = (items: readonly Piece[], changes: Partial<StaffBill> = {}): StaffBill => {
  const worth = (of: (piece: Piece) => boolean) =>
    items.filter(of).reduce((all, { price }) => all + price, 0);
  const [total, paid] = [worth(() => true), worth(({ is_paid }) => is_paid)];
  return {
    id: 'b-1',
    table_id: 't-7',
    unique_order_number: 'n-1',
    kind: 'table',
    status: 'open',
    items: [...items],
    voided: [],
    subtotal: total,
    subtotal_before_discounts: total,
    discount: 0,
    loyalty_discount: 0,
    loyalty_applied: false,
    total,
    payments_sum: paid,
    left: total - paid,
    refunded: 0,
    tips: 0,
    transaction_fee: 0,
    payments: [],
    is_paid: items.length > 0 && total === paid,
    guest_count: null,
    personnel: null,
    table_name: '7',
    precheck_printed: false,
    discounted_as_whole: false,
    sending_to_pos: false,
    sent_to_pos: true,
    opened_at: '2026-05-01T12:00:00.000Z',
    opened_by: 'Rūta',
    party_left: false,
    revision: 1,
    ...changes,
  };
};

/** A payment of 10.00 with a tip of 1.00 by card, captured. */
export const aStaffPayment = (changes: Partial<StaffPayment> = {}): StaffPayment => ({
  uuid: 'pay-1',
  bill: 'b-1',
  unique_order_number: 'n-1',
  kind: 'table',
  table_name: '7',
  order_id: null,
  method: 'stripe-card',
  provider: 'stripe',
  provider_ref: 'pi_1',
  status: 'captured',
  amount: 10,
  tips: 1,
  total: 11,
  refunded: 0,
  refund_due: 0,
  dispute: null,
  refundable: 11,
  created_at: '2026-05-01T12:00:00.000Z',
  paid_at: '2026-05-01T12:01:00.000Z',
  taken_by: null,
  payment_data: null,
  failure: null,
  items: [
    { id: 'i-1', name: 'Soup', price: 4, loyalty_discount: 0, refunded: 0 },
    { id: 'i-2', name: 'Pizza', price: 6, loyalty_discount: 0, refunded: 2.5 },
  ],
  refunds: [],
  ...changes,
});
