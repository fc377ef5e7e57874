import type { LineWords, MenuDocument } from '@tableside/domain/menu';
import type { OrderStatus } from '@tableside/domain/orders';
import type { ScanStatus, TableType, VenueOrderStatus, VenueSettings } from '@tableside/domain/venue';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Set by the database, never written. */
type Made<T> = ColumnType<T, T | undefined, never>;

/** Amounts: `bigint` columns read as numbers (a type parser in database.ts; all are safe integers). */
type Amount = number;

export type VenueTable = {
  id: Generated<string>;
  slug: string;
  name: string;
  settings: JSONColumnType<VenueSettings>;
  revision: Generated<number>;
  scan_status: Generated<ScanStatus>;
  order_status: VenueOrderStatus | null;
  rush_mode_wait_minutes: number | null;
  is_working_hours: Generated<boolean>;
  status_by: Generated<'auto' | 'staff'>;
  menu_version: Generated<number>;
  menu_document_id: string | null;
  created_at: Made<Date>;
};
export type TableTable = {
  id: Generated<string>;
  venue_id: string;
  area: Generated<string>;
  name: string;
  position: Generated<number>;
  order_type: Generated<TableType>;
  orders_disabled: Generated<boolean>;
  pay_disabled: Generated<boolean>;
  code: string;
  short_code: string;
  flag_overrides: JSONColumnType<Record<string, boolean>>;
  retired_at: Generated<Date | null>;
  created_at: Made<Date>;
};
export type MenuDocumentTable = {
  id: Generated<string>;
  venue_id: string;
  document: JSONColumnType<MenuDocument>;
  published_at: Made<Date>;
};
export type MenuSnapshotTable = {
  venue_id: string;
  language: string;
  version: number;
  etag: string;
  brotli: Buffer;
  gzip: Buffer;
  created_at: Made<Date>;
};
/** What can be sold out; a category has a row while it is paused. */
export type StockKind = 'item' | 'variation' | 'option' | 'category' | 'ingredient';
export type StockTable = {
  venue_id: string;
  kind: StockKind;
  sellable_id: string;
  remaining: number;
  counted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  back_at: Date | null;
  back_count: number | null;
};
export type StockParTable = {
  venue_id: string;
  kind: StockKind;
  sellable_id: string;
  pieces: number;
  put_on: string;
};
/** What is counted by the piece and shared by dishes. */
export type IngredientTable = {
  id: Generated<string>;
  venue_id: string;
  name: string;
  created_at: Made<Date>;
};
/** How much of an ingredient one portion of a dish takes, or one with a size or an option more. */
export type IngredientUseTable = {
  venue_id: string;
  kind: Extract<StockKind, 'item' | 'variation' | 'option'>;
  sellable_id: string;
  ingredient_id: string;
  count: number;
};
export type CouponKind = 'percent' | 'amount' | 'pay-at-restaurant';
export type CouponTable = {
  id: Generated<string>;
  venue_id: string;
  code: string;
  kind: CouponKind;
  value: ColumnType<string, number | string, number | string>;
  max_uses: number | null;
  uses: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  active: Generated<boolean>;
  min_order: ColumnType<number | null, number | null | undefined, number | null>;
  per_phone: ColumnType<number | null, number | null | undefined, number | null>;
  offer: Generated<string>;
  revision: Generated<number>;
  changed_by: ColumnType<string | null, string | null | undefined, string | null>;
  made_at: ColumnType<Date, Date | undefined, Date>;
};
export type VisitTable = {
  id: Generated<string>;
  venue_id: string;
  table_id: string;
  shared: boolean;
  shares_cart: Generated<boolean>;
  pin: string | null;
  guest_count: Generated<number>;
  presence_confirmed_at: Date | null;
  opened_at: Made<Date>;
  closed_at: Date | null;
};
export type SessionTable = {
  id: Generated<string>;
  token_hash: Buffer;
  device_hash: Buffer;
  venue_id: string;
  table_id: string;
  visit_id: string;
  shared_cart: string | null;
  guest_index: number;
  mode: 'scan' | 'preview' | 'staff';
  selected_language: string;
  phone_number: string | null;
  /** What the other phones of the table call its guest. */
  party_name: string | null;
  /** The enrolled kiosk that opened it. */
  kiosk_device_id: string | null;
  created_at: Made<Date>;
  expires_at: Date;
  ended_at: Date | null;
};
export type StoredCartLine = {
  readonly id: string;
  readonly item_id: string;
  readonly variation_id: string | null;
  readonly option_ids: readonly string[];
  readonly quantity: number;
  readonly course_id: string | null;
  /** Absent in carts that were written before there were notes. */
  readonly note?: string;
  /** Whose line it is in a cart that a party fills together. */
  readonly guest_index?: number;
  /** Who at the table gets it, where staff wrote it down; null: shared, or nobody said. */
  readonly seat?: number | null;
};
/** Of a phone, or of a party: `id` is the one or the other. ADR 0022. */
export type CartTable = {
  id: ColumnType<string, never, never>;
  session_id: string | null;
  visit_id: string | null;
  revision: Generated<number>;
  lines: JSONColumnType<StoredCartLine[]>;
  coupon_code: string | null;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};
export type WaiterCallTable = {
  id: Generated<string>;
  venue_id: string;
  table_id: string;
  session_id: string;
  order_id: string | null;
  comment: Generated<string>;
  called_at: Made<Date>;
  taken_at: Date | null;
  taken_by: string | null;
  done_at: Date | null;
};
export type OrderCounterTable = {
  venue_id: string;
  business_day: string;
  last: number;
  left_out: number[] | null;
};
export type OrderBatchTable = {
  id: Generated<string>;
  venue_id: string;
  visit_id: string;
  activate_at: Date;
  activated_at: Date | null;
};
export type StoredModifier = {
  readonly id: string;
  readonly name: string;
  readonly kitchen_name: string;
  readonly markup: Amount;
  readonly quantity: number;
};
export type OrderTable = {
  id: Generated<string>;
  venue_id: string;
  table_id: string;
  visit_id: string;
  session_id: string;
  shared_cart: string | null;
  cart_revision: number;
  number: number;
  business_day: string;
  unique_order_number: string;
  status: OrderStatus;
  waiting_for: 'payment' | 'guests' | null;
  first_of_visit: boolean;
  batch_id: string | null;
  comment: Generated<string>;
  allergy: Generated<string>;
  additional_fields: JSONColumnType<Record<string, string | boolean>>;
  currency: string;
  subtotal: Amount;
  discount: Generated<Amount>;
  /** What of it members have off. */
  loyalty_discount: Generated<Amount>;
  small_order_fee: Generated<Amount>;
  tips: Generated<Amount>;
  total: Amount;
  paid: Generated<Amount>;
  is_paid: ColumnType<boolean, never, never>;
  coupon_id: string | null;
  coupon_code: string | null;
  coupon_kind: CouponKind | null;
  pay_at_restaurant: Generated<boolean>;
  selected_payment_type: string | null;
  seen_at: Date | null;
  wait_minutes: number | null;
  slot_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  slot_dishes: ColumnType<number | null, number | null | undefined, number | null>;
  fee_vat_percent: number | null;
  /** Who had its table when it was placed, else who of those who serve wrote it down. */
  waiter_id: string | null;
  status_reason: string | null;
  placed_at: Made<Date>;
  accepted_at: Date | null;
  closed_at: Date | null;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};
export type OrderLineTable = {
  id: Generated<string>;
  order_id: string;
  position: number;
  item_id: string;
  variation_id: string | null;
  name: string;
  variation_name: string | null;
  kitchen_name: string;
  /** How the menu's languages call it as it was chosen; null: only one does. */
  words: ColumnType<LineWords | null, string | null, string | null>;
  modifiers: JSONColumnType<StoredModifier[]>;
  allergens: JSONColumnType<string[]>;
  may_contain: JSONColumnType<string[]>;
  allergens_stated: Generated<boolean>;
  note: Generated<string>;
  station: string;
  quantity: number;
  unit_price: Amount;
  strikethrough_price: Amount | null;
  /** What a member paid less for one piece than everybody else. */
  loyalty_saved: Generated<Amount>;
  discount_share: Generated<Amount>;
  /** What of it members have off. */
  loyalty_share: Generated<Amount>;
  course_id: string | null;
  guest_index: number | null;
  /** Who at the table gets it; null: shared, or nobody said. */
  seat: number | null;
  vat_rate: string | null;
  vat_percent: number | null;
  delivered_at: Date | null;
  /** Portions that staff took off, and how many of them the kitchen has seen. */
  taken_off: Generated<number>;
  taken_off_seen: Generated<number>;
  /** The note before staff changed it, while nobody in the kitchen has made the dish; null: there is nothing to tell them. */
  note_was: ColumnType<string | null, string | null | undefined, string | null>;
  /** How many times it was changed: paper follows it. */
  note_changes: Generated<number>;
  /** What one portion took of counted ingredients, by ingredient; null: nothing. */
  ingredients: ColumnType<Record<string, number> | null, Record<string, number> | null | undefined>;
};
export type OrderHistoryTable = {
  id: Generated<number>;
  order_id: string;
  at: Made<Date>;
  event: string;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  actor: 'guest' | 'staff' | 'system';
  actor_name: string | null;
  /** Its actor's account, where that is somebody who serves. */
  waiter_id: string | null;
  data: JSONColumnType<Record<string, unknown>>;
};
export type IdempotencyTable = {
  scope: string;
  key: string;
  request_hash: Buffer;
  http_status: number | null;
  answer: JSONColumnType<Record<string, unknown>> | null;
  created_at: Made<Date>;
};
export type OutboxTable = {
  id: Generated<number>;
  xid: Made<string>;
  audience: string;
  event: string;
  data: JSONColumnType<Record<string, unknown>>;
  created_at: Made<Date>;
};
export type AuditLogTable = {
  id: Generated<number>;
  venue_id: string | null;
  at: Made<Date>;
  actor: string;
  action: string;
  subject: string;
  data: JSONColumnType<Record<string, unknown>>;
};
export type EventCounterTable = { venue_id: string; day: string; name: string; count: number };
export type RateCounterTable = { bucket: string; window_start: number; count: number };
export type AuthUserTable = {
  id: string;
  name: string;
  email: string | null;
  email_verified: Generated<boolean>;
  image: string | null;
  created_at: Made<Date>;
  updated_at: Generated<Date>;
};
export type StaffRole = 'owner' | 'manager' | 'waiter' | 'kitchen' | 'accountant';
export type StaffMembershipTable = {
  user_id: string;
  venue_id: string;
  role: StaffRole;
  is_demo: Generated<boolean>;
  created_at: Made<Date>;
};

/** Every table by name; the one description of the database that code reads. */
export type Schema = {
  venue: VenueTable;
  venue_table: TableTable;
  menu_document: MenuDocumentTable;
  menu_snapshot: MenuSnapshotTable;
  stock: StockTable;
  stock_par: StockParTable;
  ingredient: IngredientTable;
  ingredient_use: IngredientUseTable;
  coupon: CouponTable;
  table_visit: VisitTable;
  guest_session: SessionTable;
  cart: CartTable;
  waiter_call: WaiterCallTable;
  order_counter: OrderCounterTable;
  order_batch: OrderBatchTable;
  orders: OrderTable;
  order_line: OrderLineTable;
  order_history: OrderHistoryTable;
  idempotency_key: IdempotencyTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  event_counter: EventCounterTable;
  rate_counter: RateCounterTable;
  auth_user: AuthUserTable;
  staff_membership: StaffMembershipTable;
};
