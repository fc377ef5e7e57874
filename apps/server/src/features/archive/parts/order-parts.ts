import { columns, NUMBER, type Part, VENUE } from './part.ts';

const venue_id = VENUE;
const SECRET = 'opens the session';

/** Parties, orders and what became of them. */
export const ORDER_PARTS: readonly Part[] = [
  {
    file: 'visits',
    table: 'table_visit',
    says: 'A party at a table, from its first scan until the table was closed.',
    columns: columns('id table_id shared guest_count presence_confirmed_at opened_at closed_at shares_cart'),
    without: {
      venue_id,
      pin: 'proves that a phone sits at the table',
      joined_to: 'for what lies unsent on devices of staff',
      joined_seats: 'for what lies unsent on devices of staff',
      hall_basket: 'which phones of a hall filled one basket, while they did',
    },
    order: 't.opened_at, t.id',
  },
  {
    file: 'guests',
    table: 'guest_session',
    says: 'A phone at a table, by nothing but a number in its party. In an archive every session is over.',
    columns: columns(`id table_id visit_id guest_index mode selected_language created_at expires_at
      ended_at shared_cart`),
    without: {
      venue_id,
      token_hash: SECRET,
      device_hash: SECRET,
      phone_number: 'personal, and for the visit',
      party_name: 'personal, and for the visit',
      kiosk_device_id: 'a device is enrolled anew',
    },
    order: 't.created_at, t.id',
    out: { ended_at: 'coalesce(t.ended_at, now())' },
    // Nobody has the token of which this would be the hash.
    back: {
      token_hash: 'uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())',
      device_hash: 'uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())',
    },
  },
  {
    file: 'batches',
    table: 'order_batch',
    says: 'Orders of a party that waited for each other.',
    columns: columns('id visit_id activate_at activated_at'),
    without: { venue_id },
    order: 't.activate_at, t.id',
  },
  {
    file: 'order-numbers',
    table: 'order_counter',
    says: 'The last order number of a business day, and those it leaves out because another day has them on the board.',
    columns: columns('business_day last left_out'),
    without: { venue_id },
    order: 't.business_day',
  },
  {
    file: 'orders',
    table: 'orders',
    says: 'An order. Amounts are minor units; `total = subtotal - discount + small_order_fee + tips`; `loyalty_discount` is what of the discount a member has.',
    columns: columns(`id table_id visit_id session_id cart_revision number business_day unique_order_number
      status waiting_for first_of_visit batch_id comment additional_fields currency subtotal discount loyalty_discount
      small_order_fee tips total paid coupon_id coupon_code coupon_kind pay_at_restaurant
      selected_payment_type seen_at wait_minutes status_reason placed_at accepted_at closed_at updated_at
      slot_at slot_dishes allergy shared_cart fee_vat_percent waiter_id`),
    without: { venue_id },
    order: 't.placed_at, t.id',
  },
  {
    file: 'order-lines',
    table: 'order_line',
    says: 'A dish of an order, as it was called and priced then.',
    columns:
      columns(`id order_id position item_id variation_id name variation_name kitchen_name words modifiers
      allergens station quantity unit_price strikethrough_price loyalty_saved discount_share loyalty_share course_id delivered_at
      ready_at ready_by note may_contain allergens_stated guest_index seat vat_rate
      vat_percent taken_off taken_off_seen note_was note_changes ingredients`),
    from: 'order_line t join orders o on o.id = t.order_id where o.venue_id = $1',
    order: 't.order_id, t.position, t.id',
  },
  {
    file: 'order-history',
    table: 'order_history',
    says: 'A move of an order, in order.',
    columns: columns('order_id at event from_status to_status actor actor_name waiter_id data'),
    without: { id: NUMBER },
    from: 'order_history t join orders o on o.id = t.order_id where o.venue_id = $1',
    order: 't.id',
  },
  {
    file: 'courses',
    table: 'kitchen_course',
    says: 'A course that the kitchen held back or let go.',
    columns: columns('order_id course_id held at by_name'),
    from: 'kitchen_course t join orders o on o.id = t.order_id where o.venue_id = $1',
    order: 't.order_id, t.course_id',
  },
  {
    file: 'reservations',
    table: 'reservation',
    says: 'Somebody reserved a table or waited for one; without name and number where these were erased.',
    columns:
      columns(`id kind state day starts_at ends_at party name phone note language table_ids visit_id by_guest
      wait_minutes created_at state_at`),
    without: { venue_id, phone_hash: 'under the key of this installation' },
    order: 't.created_at, t.id',
  },
  {
    file: 'calls',
    table: 'waiter_call',
    says: 'A guest called for staff.',
    columns: columns('id table_id session_id order_id comment called_at taken_at taken_by done_at'),
    without: { venue_id },
    order: 't.called_at, t.id',
  },
];
