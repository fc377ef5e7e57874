import type { Cart } from '../data/cart/index.ts';
import type { Order } from '../data/orders.ts';

type Item = Order['items'][number];

/** A line of an order: one soup that has not come yet. */
export const anOrderItem = (over: Partial<Item> = {}): Item => ({
  id: 'line',
  item_id: 'soup',
  name: 'Soup',
  quantity: 1,
  price: 5,
  total: Number(((over.price ?? 5) * (over.quantity ?? 1)).toFixed(2)),
  strikethrough_price: null,
  modifiers: [],
  course_id: null,
  note: '',
  guest_index: null,
  is_delivered: false,
  is_paid: false,
  taken_off: 0,
  ...over,
});

/** An order of one soup that the kitchen has, unpaid. */
export const anOrder = (over: Partial<Order> = {}): Order => ({
  order_id: '42',
  unique_order_number: 'abc',
  status: 'active',
  waiting_for: null,
  asks_presence: false,
  comment: '',
  items: [anOrderItem()],
  subtotal: 5,
  subtotal_before_discounts: 5,
  transaction_fee: 0,
  tips: 0,
  small_order_fee: 0,
  discount: 0,
  total: 5,
  is_paid: false,
  payments_sum: 0,
  left: 5,
  payment_data: null,
  selected_payment_type: null,
  payments: [],
  seen: true,
  wait_minutes: null,
  created_at: '2026-03-18T10:00:00.000Z',
  placed_at: '2026-03-18T10:00:00.000Z',
  accepted_at: null,
  closed_at: null,
  status_reason: null,
  coupon: null,
  pay_at_restaurant: false,
  batch: null,
  sending_to_pos: false,
  sent_to_pos: true,
  guest_count: null,
  personnel: null,
  additional_fields: {},
  session_token: null,
  review: null,
  reviews: [],
  is_own: true,
  guest_index: 1,
  table_name: '5',
  ...over,
});

/** The cart as the server tells it; empty unless a test says otherwise. */
export const aCart = (over: Partial<Cart> = {}): Cart => ({
  revision: 1,
  shared: false,
  cart: [],
  extra_fees: [],
  coupon: null,
  error: null,
  subtotal: 0,
  discount: 0,
  small_order_fee: 0,
  total: 0,
  ...over,
});
