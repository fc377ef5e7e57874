import type { ScanStatus, TableType } from '@tableside/domain/venue';
import type { Database, Run } from '../../database/database.ts';

/** The table behind a code, and what its venue says to a scan. */
export type ScannedTable = {
  readonly tableId: string;
  readonly venueId: string;
  readonly orderType: TableType;
  readonly scanStatus: ScanStatus;
  readonly menuVersion: number;
  readonly revision: number;
};

/** A table by its printed code (as printed or in capitals) or its spoken short code. */
export const readTableByCode = async (database: Database, code: string): Promise<ScannedTable | null> => {
  const [row] = await database.run<ScannedTable>(
    'table-by-code',
    `select t.id as "tableId", t.venue_id as "venueId", t.order_type as "orderType", v.scan_status as "scanStatus",
       v.menu_version as "menuVersion", v.revision
     from venue_table t join venue v on v.id = t.venue_id
     where t.code = $1 or t.code = $2 or t.short_code = $2
     order by t.code = $1 desc, t.code = $2 desc limit 1`,
    [code, code.toUpperCase()],
  );
  return row ?? null;
};

/** The youngest session that this phone still has at the table at `now` (epoch ms); its id, or null. */
export const readLiveSession = async (
  database: Database,
  deviceHash: Buffer,
  tableId: string,
  mode: 'scan' | 'preview',
  now: number,
): Promise<string | null> => {
  const [row] = await database.run<{ id: string }>(
    'session-live-here',
    `select s.id from guest_session s join table_visit v on v.id = s.visit_id
     where s.device_hash = $1 and s.table_id = $2 and s.mode = $3 and s.ended_at is null and s.expires_at > $4
       and (v.closed_at is null or s.mode = 'preview')
     order by s.created_at desc limit 1`,
    [deviceHash, tableId, mode, new Date(now)],
  );
  return row?.id ?? null;
};

/** Closes the table's party when its last session ran out, so that the next guest does not join yesterday's. */
export const closeStaleVisit = async (run: Run, tableId: string, now: number): Promise<void> => {
  await run(
    'visit-close-stale',
    `update table_visit v set closed_at = $2 where table_id = $1 and closed_at is null and shared
     and exists (select from guest_session s where s.visit_id = v.id)
     and not exists (select from guest_session s where s.visit_id = v.id and s.ended_at is null and s.expires_at > $2)`,
    [tableId, new Date(now)],
  );
};

/**
 * Joins the table's open party or opens one, and counts the phone in. The unique index lets only one of two phones that
 * scan at once open it; the other joins. Answers with the visit and which phone of it this is.
 */
export const joinSharedVisit = async (
  run: Run,
  venueId: string,
  tableId: string,
  pin: string | null,
  now: number,
): Promise<{ visitId: string; guestIndex: number }> => {
  const [row] = await run<{ visitId: string; guestIndex: number }>(
    'visit-join-shared',
    `insert into table_visit (venue_id, table_id, shared, pin, guest_count, opened_at)
     values ($1, $2, true, $3, 1, $4)
     on conflict (table_id) where closed_at is null and shared
       do update set guest_count = table_visit.guest_count + 1
     returning id as "visitId", guest_count as "guestIndex"`,
    [venueId, tableId, pin, new Date(now)],
  );
  if (!row) throw new Error('a visit was neither opened nor joined');
  return row;
};

/** A party of one phone: pickup counters and kiosks; a preview's is closed from the start and counts as nobody. */
export const openOwnVisit = async (
  run: Run,
  venueId: string,
  tableId: string,
  pin: string | null,
  preview: boolean,
  now: number,
): Promise<{ visitId: string; guestIndex: number }> => {
  const [row] = await run<{ id: string }>(
    'visit-open-own',
    `insert into table_visit (venue_id, table_id, shared, pin, guest_count, opened_at, closed_at)
     values ($1, $2, false, $3, 1, $4, $5) returning id`,
    [venueId, tableId, pin, new Date(now), preview ? new Date(now) : null],
  );
  if (!row) throw new Error('a visit was not opened');
  return { visitId: row.id, guestIndex: 1 };
};

export type NewSession = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly deviceHash: Buffer;
  readonly venueId: string;
  readonly tableId: string;
  readonly visitId: string;
  readonly guestIndex: number;
  readonly mode: 'scan' | 'preview';
  readonly language: string;
  readonly createdAt: number;
  readonly expiresAt: number;
};

export const insertSession = async (run: Run, session: NewSession): Promise<void> => {
  await run(
    'session-insert',
    `insert into guest_session (id, token_hash, device_hash, venue_id, table_id, visit_id, guest_index, mode,
       selected_language, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      session.id,
      session.tokenHash,
      session.deviceHash,
      session.venueId,
      session.tableId,
      session.visitId,
      session.guestIndex,
      session.mode,
      session.language,
      new Date(session.createdAt),
      new Date(session.expiresAt),
    ],
  );
};
