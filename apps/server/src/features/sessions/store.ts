import type { TableType, VenueOrderStatus } from '@tableside/domain/venue';
import type { Database } from '../../database/database.ts';
import type { StoredCartLine } from '../../database/schema.ts';
import type { GuestSession } from '../../http/guest.ts';

type SessionRow = {
  token_hash: Buffer;
  id: string;
  device_hash: Buffer;
  venue_id: string;
  visit_id: string;
  guest_index: number;
  shared_cart: string | null;
  mode: 'scan' | 'preview';
  selected_language: string;
  phone_number: string | null;
  kiosk_device_id: string | null;
  expires_at: Date;
  ended_at: Date | null;
  table_id: string;
  table_name: string;
  order_type: TableType;
  orders_disabled: boolean;
  pay_disabled: boolean;
  code: string;
  short_code: string;
  flag_overrides: Record<string, boolean>;
  slug: string;
  venue_name: string;
  revision: number;
  scan_status: GuestSession['venue']['scanStatus'];
  order_status: VenueOrderStatus | null;
  rush_mode_wait_minutes: number | null;
  is_working_hours: boolean;
  menu_version: number;
  cart_revision: number | null;
  cart_lines: StoredCartLine[] | null;
  coupon_code: string | null;
  stock: Record<string, number> | null;
  stamp: string;
};

/**
 * Names the versions of the rows that a session was read from: `xmin` is the transaction that wrote a row last. `s`, `t`
 * and `v` are the session, its table and its venue. Equal stamps mean that nothing about them was written since.
 */
export const STAMP = `s.xmin::text || '.' || t.xmin::text || '.' || v.xmin::text`;

/** A session as stored: whose phone it is, and whether it is over. */
export type StoredSession = {
  readonly session: Omit<GuestSession, 'token'>;
  readonly deviceHash: Buffer;
  readonly endedAt: Date | null;
};

const sessionOf = (row: SessionRow): Omit<GuestSession, 'token'> => ({
  sessionId: row.id,
  venueId: row.venue_id,
  visitId: row.visit_id,
  guestIndex: row.guest_index,
  sharedCart: row.shared_cart,
  mode: row.mode,
  language: row.selected_language,
  phoneNumber: row.phone_number,
  kioskDevice: row.kiosk_device_id,
  expiresAt: row.expires_at.getTime(),
  table: {
    id: row.table_id,
    name: row.table_name,
    orderType: row.order_type,
    ordersDisabled: row.orders_disabled,
    payDisabled: row.pay_disabled,
    code: row.code,
    shortCode: row.short_code,
    flagOverrides: row.flag_overrides,
  },
  venue: {
    slug: row.slug,
    name: row.venue_name,
    revision: row.revision,
    scanStatus: row.scan_status,
    orderStatus: row.order_status,
    rushModeWaitMinutes: row.rush_mode_wait_minutes,
    isWorkingHours: row.is_working_hours,
    menuVersion: row.menu_version,
  },
  cart: {
    revision: row.cart_revision ?? 0,
    lines: row.cart_lines ?? [],
    couponCode: row.coupon_code,
    stock: row.stock ?? {},
  },
  stamp: row.stamp,
  remembered: false,
});

/**
 * Sessions by the hashes of their tokens, in one prepared statement over primary keys; unknown ones are absent. The key
 * of the answer is the hash in hexadecimal. The list stands in a sub-select so that PostgreSQL keeps one plan: knowing
 * how long each list is, it would plan four tables anew for every request.
 */
export const readSessions = async (
  database: Database,
  tokenHashes: readonly Buffer[],
): Promise<ReadonlyMap<string, StoredSession>> => {
  const rows = await database.run<SessionRow>(
    'sessions-by-token',
    `select s.token_hash, s.id, s.device_hash, s.venue_id, s.visit_id, s.guest_index, s.shared_cart, s.mode, s.selected_language,
       s.phone_number, s.kiosk_device_id, s.expires_at, s.ended_at, t.id as table_id, t.name as table_name, t.order_type,
       t.orders_disabled, t.pay_disabled, t.code, t.short_code, t.flag_overrides, v.slug, v.name as venue_name,
       v.revision, v.scan_status, v.order_status, v.rush_mode_wait_minutes, v.is_working_hours, v.menu_version, c.revision as cart_revision,
       c.lines as cart_lines, c.coupon_code,
       (select jsonb_object_agg(kind || ':' || sellable_id, remaining) from stock where venue_id = s.venue_id) as stock,
       ${STAMP} as stamp
     from guest_session s join venue_table t on t.id = s.table_id join venue v on v.id = s.venue_id
       left join cart c on c.id = coalesce(s.shared_cart, s.id)
     where s.token_hash = any((select $1::bytea[])::bytea[])`,
    [tokenHashes],
  );
  return new Map(
    rows.map(row => [
      row.token_hash.toString('hex'),
      { session: sessionOf(row), deviceHash: row.device_hash, endedAt: row.ended_at },
    ]),
  );
};

type OpenCall = { readonly called_at: Date; readonly taken_at: Date | null };

/** The call of a session that staff have not ended, and since when somebody goes to it; null: there is none. */
export const readOpenCall = async (database: Database, sessionId: string): Promise<OpenCall | null> => {
  const [row] = await database.run<OpenCall>(
    'session-open-call',
    'select called_at, taken_at from waiter_call where session_id = $1 and done_at is null',
    [sessionId],
  );
  return row ?? null;
};

export const writeLanguage = async (
  database: Database,
  sessionId: string,
  language: string,
): Promise<void> => {
  await database.run('session-language', 'update guest_session set selected_language = $2 where id = $1', [
    sessionId,
    language,
  ]);
};

/** `phone` in E.164. */
export const writePhone = async (database: Database, sessionId: string, phone: string): Promise<void> => {
  await database.run('session-phone', 'update guest_session set phone_number = $2 where id = $1', [
    sessionId,
    phone,
  ]);
};

/** Ends sessions that are over at `now` (epoch ms); phone numbers and names go with them. NOTIFY-09. */
export const expireSessions = async (database: Database, now: number): Promise<void> => {
  const at = new Date(now);
  await database.run(
    'sessions-expire',
    `update guest_session set ended_at = coalesce(ended_at, expires_at), phone_number = null, party_name = null
     where expires_at <= $1 and (ended_at is null or phone_number is not null or party_name is not null)`,
    [at],
  );
};
