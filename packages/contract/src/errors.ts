/**
 * THE catalogue of expected failures: code -> HTTP status and the exact message on the wire. Messages quoted by the
 * spec (1§8, 2§8, 3§8) stand as written there; the guest app shows its own translated text `errors.<code>`.
 * `status` on the wire repeats spec statuses such as `updating_menu`.
 */
export const ERRORS = {
  // Scan and session
  table_code_unknown: { http: 404, message: 'Table code not found' },
  /** A short code stands in the address: it opens a table when the guest types it in, and by no link. */
  table_code_spoken: { http: 404, message: 'Short codes are typed in' },
  /** The code opened a table once: it was replaced, or its table is out of use. */
  table_code_replaced: { http: 410, message: 'Table code is no longer in use' },
  updating_menu: {
    http: 503,
    message: 'Menu is being updated',
    status: 'updating_menu',
  },
  venue_disabled: {
    http: 403,
    message: 'Services are disabled',
    status: 'disabled',
  },
  food_court_not_found: { http: 404, message: 'Food court not found' },
  food_court_closed: { http: 410, message: 'Food court is closed' },
  session_not_found: { http: 404, message: 'Session not found' },
  session_ended: { http: 410, message: 'Session has ended' },
  not_the_same_device: { http: 403, message: 'Not the same device' },
  preview_mode: { http: 403, message: 'Not available in preview' },
  language_not_offered: { http: 422, message: 'Language is not offered' },
  phone_invalid: { http: 422, message: 'Phone number is not valid' },
  // Guests' accounts; the messages are the documents' names. Spec 3§8
  wrong_password: { http: 401, message: 'wrong-password' },
  operation_not_allowed: { http: 403, message: 'operation-not-allowed' },
  invalid_email: { http: 422, message: 'invalid-email' },
  email_already_in_use: { http: 409, message: 'email-already-in-use' },
  weak_password: { http: 422, message: 'weak-password' },
  terms_not_agreed: { http: 422, message: 'Terms are not agreed to' },
  birth_date_invalid: { http: 422, message: 'Birth date is not valid' },
  /** Unknown, of another site, of a copy, or not asked for: all alike. */
  passkey_refused: { http: 401, message: 'Passkey is not accepted' },
  /** Who is signed in did so too long ago for this. */
  sign_in_again: { http: 403, message: 'Sign in again to do this' },
  account_code_wrong: { http: 422, message: 'Code is wrong or has run out' },
  // Menu and cart
  menu_not_published: {
    http: 503,
    message: 'Menu is being updated',
    status: 'updating_menu',
  },
  menu_item_unavailable: { http: 409, message: 'Menu item unavailable' },
  menu_items_unavailable: { http: 409, message: 'Menu items unavailable' },
  not_enough_stock: { http: 409, message: 'Not enough item stock' },
  not_accepting_orders: {
    http: 409,
    message: 'Restaurant is not accepting orders',
  },
  ordering_disabled: { http: 403, message: 'Ordering is disabled' },
  options_invalid: { http: 422, message: 'Options are not valid' },
  quantity_invalid: { http: 422, message: 'Quantity is not valid' },
  course_unknown: { http: 422, message: 'Course is not known' },
  cart_line_not_found: { http: 404, message: 'Cart item not found' },
  table_change_refused: { http: 409, message: 'Table cannot be changed now' },
  cart_line_changed: { http: 409, message: 'Cart item was changed by another guest' },
  cart_full: { http: 409, message: 'Cart is full' },
  item_notes_off: { http: 409, message: 'Notes to the kitchen are not taken' },
  cart_empty: { http: 422, message: 'Cart is empty' },
  cart_changed: { http: 409, message: 'Cart has changed' },
  coupon_not_found: { http: 422, message: 'Coupon not found' },
  coupon_exceeds_subtotal: {
    http: 422,
    message: 'Coupon discount exceeds subtotal',
  },
  coupon_below_minimum: { http: 422, message: 'Order is below the minimum of the coupon' },
  coupon_used: { http: 422, message: 'Coupon was used already' },
  // Placing and orders
  total_too_small: { http: 422, message: 'Total is less than 50 cents' },
  tip_invalid: { http: 422, message: 'Tip is not valid' },
  /** There is no such card, it was put away, or its person does not work here any more or does not want one. */
  tip_card_unavailable: { http: 404, message: 'Tip card is not available' },
  /** The venue takes no tips by phone, the order is not paid or never came, or this phone gave one for it already. */
  tip_unavailable: { http: 409, message: 'No tip can be given for this order' },
  /** Less is owed to them than was to be paid out. */
  payout_exceeds_owed: { http: 409, message: 'Less is owed than that' },
  donation_unavailable: { http: 404, message: 'Donation card is not available' },
  table_taken: { http: 409, message: 'Table is already taken' },
  /** The kiosk's own code, opened on a device that is not the kiosk. */
  kiosk_not_enrolled: { http: 403, message: 'Device is not an enrolled kiosk' },
  kiosk_code_wrong: { http: 422, message: 'Kiosk code is wrong or has run out' },
  bridge_code_wrong: { http: 422, message: 'Bridge code is wrong or has run out' },
  terminal_offline: { http: 409, message: 'Terminal is offline' },
  card_not_valid: { http: 422, message: 'Card is not valid' },
  card_already_used: { http: 409, message: 'Card is already used' },
  loyalty_not_applicable: { http: 409, message: 'No applicable loyalty program' },
  loyalty_till_refused: { http: 409, message: 'Loyalty card could not be applied in POS' },
  loyalty_card_expired: { http: 409, message: 'Loyalty card expired' },
  loyalty_being_applied: { http: 409, message: 'Someone else is applying a loyalty card' },
  loyalty_bill_discounted: { http: 409, message: 'Discount already applied in POS' },
  loyalty_items_selected: { http: 409, message: 'Order items are selected' },
  loyalty_already_applied: { http: 409, message: 'Loyalty card is already applied' },
  loyalty_silent: { http: 503, message: 'Loyalty system does not answer' },
  not_enough_points: { http: 409, message: 'Not enough points' },
  reward_not_on_bill: { http: 409, message: 'Reward applies to nothing open' },
  loyalty_program_not_found: { http: 404, message: 'Loyalty program not found' },
  capacity_exceeded: {
    http: 409,
    message: 'Restaurant orders capacity exceeded',
  },
  too_many_open_orders: { http: 409, message: 'Too many open orders' },
  presence_pin_wrong: { http: 403, message: 'Table PIN is not right' },
  extra_fields_invalid: { http: 422, message: 'Extra details are not valid' },
  order_not_found: { http: 404, message: 'Order not found' },
  order_already_paid: { http: 409, message: 'Order is already paid' },
  order_move_refused: {
    http: 409,
    message: 'Order cannot change to this state',
  },
  payment_type_not_enabled: {
    http: 422,
    message: 'Payment type is not enabled',
  },
  // Bills and payments
  payments_of_other_type: { http: 409, message: 'Order already has payments of other type' },
  precheck_printed: { http: 409, message: 'Precheck already printed, cannot split bill' },
  sums_do_not_match: { http: 409, message: 'Unpaid sum and dishes sum does not match' },
  items_selected_by_others: { http: 409, message: 'Items are selected by another guest' },
  nothing_selected: { http: 422, message: 'No items are selected' },
  bill_changed: { http: 409, message: 'Bill has changed' },
  bill_not_found: { http: 404, message: 'Bill not found' },
  bill_closed: { http: 409, message: 'Bill is closed' },
  bill_item_not_free: { http: 409, message: 'Item is paid or being paid' },
  /** The kitchen has made it, or it was brought: another note changes nothing. */
  dish_made: { http: 409, message: 'Dish is made already' },
  bill_owes_money: { http: 409, message: 'Bill is not paid' },
  payment_amount_invalid: { http: 422, message: 'Amount is not valid' },
  no_payment_providers: { http: 422, message: 'No payment providers enabled' },
  payment_under_way: { http: 409, message: 'Payment is being checked' },
  payment_declined: { http: 402, message: 'Payment was declined' },
  /** Tips and donations: too many cards that nobody here knows were tried in vain. Other ways to pay are open. */
  cards_paused: { http: 429, message: 'Cards are not taken right now' },
  payment_provider_silent: { http: 502, message: 'Payment provider does not answer' },
  payment_not_found: { http: 404, message: 'Payment not found' },
  payment_token_invalid: { http: 422, message: 'Payment token is not valid' },
  webhook_refused: { http: 400, message: 'Webhook is not valid' },
  refund_not_found: { http: 404, message: 'Refund not found' },
  refund_exceeds_paid: { http: 422, message: 'Refund is more than was paid' },
  refund_too_small: { http: 422, message: 'Refund is too small' },
  refund_limit: { http: 403, message: 'Refund is above your limit' },
  role_limit: { http: 403, message: 'Your role may not do this' },
  provider_keys_invalid: { http: 422, message: 'Keys are not valid' },
  terminal_busy: { http: 409, message: 'Card terminal is in use' },
  till_silent: { http: 503, message: 'Till does not answer' },
  receipt_mail_failed: { http: 503, message: 'Receipt could not be sent' },
  invoice_cannot_be_changed: { http: 409, message: 'Invoice cannot be changed' },
  invoices_not_offered: { http: 403, message: 'Invoices are not offered' },
  vat_code_invalid: { http: 422, message: 'VAT Code invalid' },
  too_many_companies: { http: 422, message: 'Too many companies found' },
  company_search_failed: { http: 503, message: 'Company search does not answer' },
  waiter_already_called: { http: 409, message: 'Waiter is already called' },
  call_not_found: { http: 404, message: 'Call not found' },
  table_not_found: { http: 404, message: 'Table not found' },
  table_name_taken: { http: 409, message: 'Another table has this name' },
  table_occupied: { http: 409, message: 'Guests sit at this table' },
  table_has_open_orders: { http: 409, message: 'Table has open orders' },
  table_is_free: { http: 409, message: 'Nobody is at the table' },
  menu_price_missing: { http: 409, message: 'Dishes without a price' },
  menu_draft_changed: { http: 409, message: 'Menu has changed' },
  picture_invalid: { http: 422, message: 'Picture cannot be read' },
  floor_plan_changed: { http: 409, message: 'Floor plan has changed' },
  settings_changed: { http: 409, message: 'Settings have changed' },
  reviews_off: { http: 403, message: 'Reviews are not asked for' },
  review_not_found: { http: 404, message: 'Review not found' },
  review_closed: { http: 409, message: 'Review can no longer be changed' },
  review_not_answerable: { http: 409, message: 'Review has no address to answer to' },
  // Every call
  validation_failed: { http: 400, message: 'Request is not valid' },
  idempotency_key_reused: {
    http: 422,
    message: 'Idempotency key was used for another request',
  },
  idempotency_in_progress: {
    http: 409,
    message: 'The same request is still in progress',
  },
  setup_closed: { http: 409, message: 'Tableside is set up already' },
  setup_code_wrong: { http: 403, message: 'Setup code is not right' },
  name_taken: { http: 409, message: 'Name is taken in this team' },
  role_needs_password: { http: 409, message: 'Role needs an e-mail and a password' },
  shift_forgotten: { http: 409, message: 'Say when the shift ended' },
  shift_times_wrong: { http: 422, message: 'Times are none of a shift' },
  reservations_off: { http: 404, message: 'No reservations are taken here' },
  reservation_not_found: { http: 404, message: 'Reservation not found' },
  reservation_full: { http: 409, message: 'No table is free then' },
  reservation_time: { http: 422, message: 'Nobody can come at that time' },
  reservation_settled: { http: 409, message: 'Reservation cannot be changed any more' },
  reservation_too_many: { http: 409, message: 'There are several reservations for this phone already' },
  shift_overlaps: { http: 409, message: 'Person has another shift then' },
  drawer_counted: { http: 409, message: 'Drawer is counted already' },
  drawer_changed: { http: 409, message: 'Money moved in the drawer meanwhile' },
  drawer_holds_less: { http: 409, message: 'Drawer holds less' },
  already_staff: { http: 409, message: 'Person works here already' },
  last_owner: { http: 409, message: 'Venue needs an owner' },
  invitation_gone: { http: 410, message: 'Invitation is no longer good' },
  email_taken: { http: 409, message: 'E-mail has an account already' },
  sign_in_failed: { http: 401, message: 'E-mail or password is not right' },
  two_step_wrong: { http: 422, message: 'Code is not right' },
  two_step_required: { http: 403, message: 'Set up the second step first' },
  two_step_already_on: { http: 409, message: 'Second step is already on' },
  two_step_off: { http: 409, message: 'Second step is off' },
  password_wrong: { http: 422, message: 'Password is not right' },
  password_needed: { http: 403, message: 'Type your password first' },
  pin_wrong: { http: 422, message: 'PIN is not right' },
  pin_locked: { http: 403, message: 'PIN is locked' },
  pin_too_easy: { http: 422, message: 'PIN is too easy' },
  not_signed_in: { http: 401, message: 'Sign in first' },
  not_allowed: { http: 403, message: 'Not allowed' },
  origin_refused: { http: 403, message: 'Origin is not allowed' },
  not_found: { http: 404, message: 'Not found' },
  payload_too_large: { http: 413, message: 'Request is too large' },
  rate_limited: { http: 429, message: 'Too many requests' },
  server_error: { http: 500, message: 'Server error' },
  storage_full: { http: 507, message: 'Storage is full' },
  unavailable: { http: 503, message: 'Service is not available right now' },
} as const satisfies Record<string, { http: number; message: string; status?: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** A failure on the wire. */
export type WireError = {
  readonly message: string;
  readonly code: ErrorCode;
  readonly status?: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** An expected failure as a value that can be thrown to the edge, which answers with {@link WireError}. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  constructor(code: ErrorCode, details?: Readonly<Record<string, unknown>>) {
    super(ERRORS[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** The wire form of a failure. */
export const toWireError = (code: ErrorCode, details?: Readonly<Record<string, unknown>>): WireError => {
  const entry: { message: string; status?: string } = ERRORS[code];
  return {
    message: entry.message,
    code,
    ...(entry.status === undefined ? {} : { status: entry.status }),
    ...(details === undefined ? {} : { details }),
  };
};
