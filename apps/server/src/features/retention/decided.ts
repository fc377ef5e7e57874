import type { KeptKind } from '@tableside/domain/retention';

/** What becomes of what a table says about a person. */
type Decision =
  /** Erased by the venue's period of this kind; what never became anything by a job before. */
  | { readonly by: KeptKind; readonly job?: string; readonly after?: string }
  /** Erased by a job of its own, after a time that nobody chooses. */
  | { readonly job: string; readonly after: string }
  /** Stays: the reason. */
  | { readonly stays: string };

const BOOKS = { stays: 'books and what proves them: the law of the country asks for them for years' };
const GROWS = { stays: 'says who of the staff did what; it only grows, so that nobody can take a line out' };
const WORKS_HERE = { stays: 'for as long as somebody works at the venue or signs in' };
const WITH_ORDER = {
  stays:
    'belongs to an order, with which it goes, and whose words go by their period; without them it names nobody',
};
const WITHDRAWN = {
  job: 'forget-withdrawn-orders',
  after: 'a week after it was taken back, or lapsed, before anybody began to pay',
};
const IDLE = { job: 'forget-idle-visits', after: 'a day after it ended, where nothing was ordered' };
const VISIT = { job: 'expire-sessions', after: 'the visit, six hours at most' };
const SIGNED_OUT = { job: 'expire-staff-sessions', after: 'signing out, or when the session runs out' };
const SHOP = { stays: 'about the venue and its dishes; of people at most who of the staff changed it last' };
const INSTALLATION = { stays: 'of the installation; nothing about a person' };

/** THE table: every table of the database, and what becomes of people in it. */
export const DATA_INVENTORY: Readonly<Record<string, Decision>> = {
  // What guests said and did.
  orders: { by: 'words', ...WITHDRAWN },
  order_line: { by: 'words', ...WITHDRAWN },
  cart: { by: 'words' },
  print_order: { by: 'words' },
  print_job: { by: 'words' },
  bridge_request: { stays: 'goes with the paper that it prints, or after an hour' },
  waiter_call: { by: 'calls' },
  reservation: {
    by: 'reservations',
    job: 'forget-no-shows',
    after: 'a year, for that a number did not come, which is kept as a keyed hash',
  },
  reservation_message: { job: 'forget-reservation-news', after: '48 hours' },
  // How a guest may be reached goes with their words, the words themselves by a period of their own.
  review: { by: 'reviews' },
  platform_review: { job: 'forget-platform-reviews', after: '90 days, or a day where nobody reads them' },
  guest_session: { by: 'phones', ...IDLE },
  payment: { by: 'phones' },
  order_history: WITH_ORDER,
  order_batch: WITH_ORDER,
  order_counter: WITH_ORDER,
  kitchen_course: WITH_ORDER,
  // With an order it stays: how many sat at a table and when, nothing about who.
  table_visit: IDLE,
  bill_item_hold: {
    stays: 'of phones at this moment: taken away as soon as a hold runs out or the table is closed',
  },
  food_court_basket: {
    job: 'end-food-court-visits',
    after: 'the basket of a table in a hall, six hours at most',
  },
  food_court_session: { job: 'end-food-court-visits', after: 'the visit to the hall, six hours at most' },
  preview_settings: VISIT,
  guest_push: VISIT,
  guest_message: { job: 'forget-guest-news', after: '48 hours' },
  legal_entity: { job: 'forget-legal-entities', after: 'a year after they were last saved' },
  mail_message: { job: 'forget-mail', after: '30 days' },
  mail_attachment: { job: 'forget-mail', after: '30 days' },
  credit_note_to_mail: { stays: 'until its mail is queued' },
  idempotency_key: { job: 'prune-idempotency-keys', after: '72 hours' },
  rate_counter: { job: 'prune-rate-counts', after: 'an hour' },
  outbox: { job: 'prune-outbox', after: 'minutes, once everybody has read it' },
  event_counter: { stays: 'counts by the day, of nobody in particular' },
  popular_dishes: { stays: 'counts of dishes, of nobody in particular' },
  // Guests who signed in: of the installation, so no period of a venue erases them.
  guest_account: {
    job: 'forget-guest-accounts',
    after: 'two years in which nobody signed in; at once where its guest erases it',
  },
  guest_account_session: { job: 'forget-guest-accounts', after: 'signing out, or 90 days' },
  guest_account_code: { job: 'forget-guest-accounts', after: 'it was used, or 15 minutes' },
  guest_account_way: { job: 'forget-guest-accounts', after: 'its account is erased, at once with it' },
  guest_passkey: {
    job: 'forget-guest-accounts',
    after: 'its guest removes it, or its account is erased, at once with it',
  },
  guest_passkey_challenge: { job: 'forget-guest-accounts', after: 'it was answered, or 15 minutes' },
  guest_account_wish: { job: 'answer-account-wishes', after: 'seconds' },
  loyalty_card: {
    job: 'forget-guest-accounts',
    after: 'its guest leaves, or the venue takes it away, or its account is erased, at once with it',
  },
  loyalty_claim: { job: 'forget-guest-accounts', after: 'its card ends, at once with it' },
  loyalty_line: { job: 'forget-guest-accounts', after: 'its card ends, at once with it' },
  loyalty_reward: { job: 'forget-guest-accounts', after: 'its card ends, at once with it' },
  loyalty_reward_piece: { job: 'forget-guest-accounts', after: 'its card ends, at once with it' },
  member_mail: {
    job: 'forget-guest-accounts',
    after:
      'its member leaves the list or the programme, or their account is erased, at once with it; unconfirmed, two weeks',
  },
  member_mailing_sent: { job: 'forget-guest-accounts', after: 'its member leaves the list, at once with it' },
  member_mailing: SHOP,
  loyalty_old_card: SHOP,
  loyalty_program: SHOP,
  loyalty_host: SHOP,
  loyalty_wallet: SHOP,
  // Money.
  bill: BOOKS,
  // What was sold stays; notes on it go with the other words of guests.
  bill_item: { by: 'words' },
  payment_allocation: BOOKS,
  payment_event: BOOKS,
  payment_item: BOOKS,
  payment_reference: BOOKS,
  terminal_operation: BOOKS,
  terminal_totals: BOOKS,
  fiscal_receipt: BOOKS,
  refund: BOOKS,
  invoice: BOOKS,
  invoice_series: BOOKS,
  credit_note: BOOKS,
  commission_invoice: BOOKS,
  journal_entry: BOOKS,
  journal_line: BOOKS,
  journal_seal: BOOKS,
  journal_unsealed: BOOKS,
  z_report: BOOKS,
  money_alert: BOOKS,
  coupon: BOOKS,
  tip_card: SHOP,
  tip_recipient: {
    stays:
      'that somebody agreed, to which version of the text, and until when, while their tips are in the books; what guests saw of them goes at once when they take it back or leave',
  },
  tip_sharing: BOOKS,
  stall_commission: BOOKS,
  stall_transfer: BOOKS,
  payout_account: WORKS_HERE,
  donatee: SHOP,
  till_order: BOOKS,
  till_payment: BOOKS,
  webhook_delivery: { job: 'prune-webhook-deliveries', after: '30 days' },
  // Staff.
  audit_log: GROWS,
  menu_price_change: GROWS,
  pace_history: { by: 'pace' },
  staff_invitation: { by: 'invitations' },
  auth_user: { stays: 'the name stands in books and audit log; who left can sign in nowhere' },
  auth_account: WORKS_HERE,
  auth_session: SIGNED_OUT,
  auth_verification: { stays: 'never written: second steps and resets have tables of their own' },
  password_code: { job: 'expire-staff-sessions', after: 'it was used, or ran out' },
  notice_rule: SHOP,
  notice_mute: WORKS_HERE,
  notice_entry: { job: 'forget-notices', after: '30 days' },
  password_wish: { job: 'answer-forgotten-passwords', after: 'seconds' },
  staff_membership: WORKS_HERE,
  staff_pin: WORKS_HERE,
  work_shift: { stays: 'hours that wages and shares of tips are made of: the law asks for them for years' },
  table_waiter: WORKS_HERE,
  books_mail: SHOP,
  cash_drawer: { stays: 'what people were answerable for, counted: a part of the books' },
  drawer_move: { stays: 'the same' },
  staff_two_step: WORKS_HERE,
  staff_recovery_code: WORKS_HERE,
  staff_policy: WORKS_HERE,
  shared_device: WORKS_HERE,
  kiosk_device: WORKS_HERE,
  push_subscription: SIGNED_OUT,
  push_message: { job: 'forget-pushes', after: '48 hours' },
  // Other systems.
  webhook: SHOP,
  webhook_news: { by: 'webhooks' },
  webhook_try: { by: 'webhooks' },
  api_key: SHOP,
  provider_account: SHOP,
  connected_account: SHOP,
  till_account: SHOP,
  // The house.
  venue: SHOP,
  venue_table: SHOP,
  replaced_code: SHOP,
  table_print: SHOP,
  floor_area: SHOP,
  floor_place: SHOP,
  floor_plan: SHOP,
  food_court: SHOP,
  food_court_venue: SHOP,
  kitchen_settings: SHOP,
  drawer_opening: BOOKS,
  printer: SHOP,
  printed_paper: SHOP,
  bridge: SHOP,
  card_terminal: SHOP,
  fiscal_printer: SHOP,
  kiosk: SHOP,
  menu_columns: SHOP,
  menu_document: SHOP,
  menu_draft: SHOP,
  menu_draft_edit: SHOP,
  menu_snapshot: SHOP,
  settings_revision: SHOP,
  stock: SHOP,
  stock_par: SHOP,
  ingredient: SHOP,
  ingredient_use: SHOP,
  suggestion: SHOP,
  first_steps: SHOP,
  archive_run: SHOP,
  retention_round: SHOP,
  company_register: { stays: 'a public register of companies' },
  order_move: INSTALLATION,
  push_key: INSTALLATION,
  copy_start: INSTALLATION,
  copy_bank: INSTALLATION,
  pulse: INSTALLATION,
  push_place: INSTALLATION,
  webhook_place: INSTALLATION,
  setup: INSTALLATION,
  kysely_migration: INSTALLATION,
  kysely_migration_lock: INSTALLATION,
};
