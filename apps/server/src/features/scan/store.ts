import type { ScanStatus, TableType } from '@tableside/domain/venue';
import type { Database } from '../../database/database.ts';
import { WAKE_CHANNEL } from '../../realtime/outbox.ts';

/** The table behind a code, and what its venue says to a scan. */
export type ScannedTable = {
  readonly tableId: string;
  readonly venueId: string;
  readonly orderType: TableType;
  readonly scanStatus: ScanStatus;
  readonly menuVersion: number;
  readonly revision: number;
  readonly flagOverrides: Readonly<Record<string, boolean>>;
  /** The table's open party is so old that its sessions may all have run out. */
  readonly hasOldVisit: boolean;
  /** Another one whenever the rows of the table or its venue were written to since, by their `xmin`. */
  readonly stamp: string;
  /** It was found by its printed code as it stands; no other table can have that. */
  readonly byPrintedCode: boolean;
  /** The venue took it out of use: nothing opens there. */
  readonly isRetired: boolean;
};

const STAMP = `t.xmin::text || '.' || v.xmin::text`;

/** A party that was opened before `$n`; `t` is the table. */
const oldVisit = (before: string): string =>
  `exists (select from table_visit o where o.table_id = t.id and o.closed_at is null and o.shared
     and o.opened_at <= ${before})`;

/** A table by its printed code, as printed or in capitals. `oldBefore` in epoch ms. */
export const readTableByCode = async (
  database: Database,
  code: string,
  oldBefore: number,
): Promise<ScannedTable | null> => {
  const [row] = await database.run<ScannedTable>(
    'table-by-code',
    `select t.id as "tableId", t.venue_id as "venueId", t.order_type as "orderType", v.scan_status as "scanStatus",
       v.menu_version as "menuVersion", v.revision, t.flag_overrides as "flagOverrides", ${oldVisit('$3')} as "hasOldVisit", ${STAMP} as stamp,
       t.code = $1 as "byPrintedCode", t.retired_at is not null as "isRetired"
     from venue_table t join venue v on v.id = t.venue_id
     where t.code = $1 or t.code = $2
     order by t.code = $1 desc, t.code = $2 desc limit 1`,
    [code, code.toUpperCase(), new Date(oldBefore)],
  );
  return row ?? null;
};

/** The venue at which a code, as printed or spoken, once opened a table and was replaced by another; null: it never did. */
export const venueOfReplaced = async (database: Database, code: string): Promise<string | null> => {
  const [row] = await database.run<{ readonly venueId: string }>(
    'code-replaced',
    `select venue_id as "venueId" from replaced_code where code in ($1, $2) order by code = $1 desc limit 1`,
    [code, code.toUpperCase()],
  );
  return row?.venueId ?? null;
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

/** Ends what a kiosk had open: its next guest reads nothing of the one before. */
export const endKioskSessions = async (database: Database, device: string, now: number): Promise<void> => {
  await database.run(
    'kiosk-sessions-end',
    `update guest_session set ended_at = $2, phone_number = null, party_name = null
     where kiosk_device_id = $1 and ended_at is null`,
    [device, new Date(now)],
  );
};

export type NewSession = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly deviceHash: Buffer;
  readonly venueId: string;
  readonly tableId: string;
  readonly mode: 'scan' | 'preview';
  readonly language: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** For a party that is opened by this session, where the venue asks for one. */
  readonly pin: string | null;
  /** The enrolled kiosk that opens it. */
  readonly kioskDevice: string | null;
  /** A party that is opened by this session fills one cart together. ADR 0022. */
  readonly sharesCart: boolean;
  /** The basket of a hall whose phones are one party at this counter; null: the phone is a party of its own. */
  readonly hallBasket: string | null;
};

/** What a table and its venue must still be for a session to be opened. */
type AsRead = Pick<ScannedTable, 'stamp'> & {
  /** Not with a party that was opened before this (epoch ms); null: whatever party sits there. */
  readonly noVisitBefore: number | null;
};

/** Adds the session to the visit that `visit` answers with; in one statement, so both are there or neither. */
const withSession = (visit: string, told = '', kiosk = 'null::uuid'): string =>
  `with place as materialized (
     select t.id from venue_table t join venue v on v.id = t.venue_id
     where t.id = $2 and ${STAMP} = $11 and ($12::timestamptz is null or not ${oldVisit('$12')})),
   visit as (${visit} returning id, guest_count, shares_cart)${told}
   insert into guest_session (id, token_hash, device_hash, venue_id, table_id, visit_id, guest_index,
     shared_cart, mode, selected_language, created_at, expires_at, kiosk_device_id)
   select $5, $6, $7, $1, $2, visit.id, visit.guest_count, case when visit.shares_cart then visit.id end, $8, $9, $4, $10, ${kiosk} from visit returning 1`;

const JOIN_SHARED = withSession(
  `insert into table_visit (venue_id, table_id, shared, shares_cart, pin, guest_count, opened_at)
   select $1, place.id, true, $13, $3, 1, $4 from place
   on conflict (table_id) where closed_at is null and shared
     do update set guest_count = table_visit.guest_count + 1`,
  // Staff see at once who sits down.
  `,
   told as (
     insert into outbox (audience, event, data)
     select 'staff:' || $1::text, 'board-guest', jsonb_build_object('table_id', $2::text) from visit
     returning pg_notify('${WAKE_CHANNEL}', ''))`,
);
const OPEN_OWN = withSession(
  `insert into table_visit (venue_id, table_id, shared, pin, guest_count, opened_at, closed_at)
   select $1, place.id, false, $3, 1, $4::timestamptz, case when $8 = 'preview' then $4::timestamptz end from place`,
  '',
  '$13::uuid',
);
/** Phones that fill one basket of a hall are one party at its counters, with one cart. ADR 0051. */
const JOIN_BASKET = withSession(
  `insert into table_visit (venue_id, table_id, shared, shares_cart, pin, guest_count, opened_at, hall_basket)
   select $1, place.id, false, true, $3, 1, $4, $13::uuid from place
   on conflict (hall_basket, table_id) where hall_basket is not null and closed_at is null
     do update set guest_count = table_visit.guest_count + 1`,
);

const openingOf = (shared: boolean, session: NewSession) => {
  if (shared) return { name: 'session-join', text: JOIN_SHARED, last: session.sharesCart };
  if (session.hallBasket !== null)
    return { name: 'session-join-basket', text: JOIN_BASKET, last: session.hallBasket };
  return { name: 'session-open', text: OPEN_OWN, last: session.kioskDevice };
};

/**
 * Opens a session, while the table and its venue are as they were read; false otherwise. At a `shared` table it joins the
 * open party or opens one, and the phone is counted in: the unique index lets only one of two phones that scan at once
 * open it, the other joins. Elsewhere (pickup counters, kiosks) each phone is a party of its own, unless it fills a hall's basket with others; a preview's is closed
 * from the start and counts as nobody.
 */
export const insertSession = async (
  database: Database,
  shared: boolean,
  session: NewSession,
  asRead: AsRead,
): Promise<boolean> => {
  const { name, text, last } = openingOf(shared, session);
  const opened = await database.run(name, text, [
    session.venueId,
    session.tableId,
    session.pin,
    new Date(session.createdAt),
    session.id,
    session.tokenHash,
    session.deviceHash,
    session.mode,
    session.language,
    new Date(session.expiresAt),
    asRead.stamp,
    asRead.noVisitBefore === null ? null : new Date(asRead.noVisitBefore),
    last,
  ]);
  return opened.length > 0;
};
