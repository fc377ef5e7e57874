import type { TableType, VenueOrderStatus } from '@tableside/domain/venue';
import type { Database } from '../../database/database.ts';
import type { GuestSession } from './guest-session.ts';

type SessionRow = {
  id: string;
  device_hash: Buffer;
  venue_id: string;
  visit_id: string;
  guest_index: number;
  mode: 'scan' | 'preview';
  selected_language: string;
  phone_number: string | null;
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
};

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
  mode: row.mode,
  language: row.selected_language,
  phoneNumber: row.phone_number,
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
});

/** Every guest request starts here: one prepared statement over three primary keys. */
export const readSession = async (database: Database, tokenHash: Buffer): Promise<StoredSession | null> => {
  const [row] = await database.run<SessionRow>(
    'session-by-token',
    `select s.id, s.device_hash, s.venue_id, s.visit_id, s.guest_index, s.mode, s.selected_language, s.phone_number,
       s.expires_at, s.ended_at, t.id as table_id, t.name as table_name, t.order_type, t.orders_disabled,
       t.pay_disabled, t.code, t.short_code, t.flag_overrides, v.slug, v.name as venue_name, v.revision, v.scan_status,
       v.order_status, v.rush_mode_wait_minutes, v.is_working_hours, v.menu_version
     from guest_session s join venue_table t on t.id = s.table_id join venue v on v.id = s.venue_id
     where s.token_hash = $1`,
    [tokenHash],
  );
  return row ? { session: sessionOf(row), deviceHash: row.device_hash, endedAt: row.ended_at } : null;
};
