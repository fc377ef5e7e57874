import type { ReservationKind, ReservationState } from '@tableside/domain/reservations';
import type { Run } from '../../database/database.ts';

export type ReservationRow = {
  readonly id: string;
  readonly kind: ReservationKind;
  /** Whoever sat at a table that is closed by now is `done`. */
  readonly state: ReservationState;
  readonly day: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly party: number;
  readonly name: string;
  readonly phone: string | null;
  readonly note: string;
  readonly language: string;
  readonly tables: readonly string[];
  readonly visitId: string | null;
  readonly byGuest: boolean;
  readonly waitMinutes: number | null;
  readonly stateAt: Date;
  readonly noShows: number;
  readonly told: 'waiting' | 'sent' | 'failed' | null;
};

const SITS = `r.state = 'seated' and v.id is not null and v.closed_at is null`;
const COLUMNS = `r.id, r.kind, case when r.state = 'seated' and not (${SITS}) then 'done' else r.state end as state,
  r.day::text as day, r.starts_at as "startsAt", r.ends_at as "endsAt", r.party, r.name, r.phone, r.note, r.language,
  case when ${SITS} then array_prepend(v.table_id, array_remove(r.table_ids[2:], v.table_id)) else r.table_ids end as tables,
  r.visit_id as "visitId", r.by_guest as "byGuest", r.wait_minutes as "waitMinutes", r.state_at as "stateAt",
  (select count(*)::int from reservation n
    where n.venue_id = r.venue_id and n.phone_hash = r.phone_hash and n.state = 'no_show' and n.id <> r.id) as "noShows",
  (select case when m.try_at is not null then 'waiting' when m.failure is not null then 'failed' else 'sent' end
    from reservation_message m where m.reservation_id = r.id order by m.id desc limit 1) as told`;
const SOURCE = 'from reservation r left join table_visit v on v.id = r.visit_id';

export const reservationById = async (
  run: Run,
  venueId: string,
  id: string,
): Promise<ReservationRow | null> => {
  const [row] = await run<ReservationRow>(
    'reservation-by-id',
    `select ${COLUMNS} ${SOURCE} where r.venue_id = $1 and r.id = $2`,
    [venueId, id],
  );
  return row ?? null;
};

/** What a business day has: who comes, and who waited and was seated or went. */
export const reservationsOn = (run: Run, venueId: string, day: string): Promise<ReservationRow[]> =>
  run<ReservationRow>(
    'reservations-of-day',
    `select ${COLUMNS} ${SOURCE} where r.venue_id = $1 and r.day = $2 and r.state not in ('waiting', 'ready')
     order by r.starts_at, r.created_at, r.id limit 500`,
    [venueId, day],
  );

/** Who waits at the door, by when they came. */
export const lineOf = (run: Run, venueId: string, since: Date): Promise<ReservationRow[]> =>
  run<ReservationRow>(
    'reservations-line',
    `select ${COLUMNS} ${SOURCE} where r.venue_id = $1 and r.state in ('waiting', 'ready') and r.starts_at > $2
     order by r.starts_at, r.id limit 200`,
    [venueId, since],
  );

export type NewReservation = Pick<
  ReservationRow,
  | 'kind'
  | 'day'
  | 'startsAt'
  | 'endsAt'
  | 'party'
  | 'name'
  | 'phone'
  | 'note'
  | 'language'
  | 'tables'
  | 'byGuest'
  | 'waitMinutes'
> & { readonly venueId: string; readonly phoneHash: Buffer | null; readonly at: Date };

export const insertReservation = async (run: Run, made: NewReservation): Promise<string> => {
  const [row] = await run<{ id: string }>(
    'reservation-insert',
    `insert into reservation (venue_id, kind, state, day, starts_at, ends_at, party, name, phone, phone_hash, note, language,
       table_ids, by_guest, wait_minutes, created_at, state_at)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::uuid[], $13, $14, $15, $15) returning id`,
    [
      made.venueId,
      made.kind,
      made.day,
      made.startsAt,
      made.endsAt,
      made.party,
      made.name,
      made.phone,
      made.phoneHash,
      made.note,
      made.language,
      made.tables,
      made.byGuest,
      made.waitMinutes,
      made.at,
    ],
  );
  if (!row) throw new Error('A reservation was not written');
  return row.id;
};

type Changed = Pick<
  NewReservation,
  'day' | 'startsAt' | 'endsAt' | 'party' | 'name' | 'phone' | 'phoneHash' | 'note' | 'tables'
>;

export const writeReservation = async (run: Run, id: string, to: Changed): Promise<void> => {
  await run(
    'reservation-change',
    `update reservation set day = $2, starts_at = $3, ends_at = $4, party = $5, name = $6, phone = $7, phone_hash = $8,
       note = $9, table_ids = $10::uuid[] where id = $1`,
    [id, to.day, to.startsAt, to.endsAt, to.party, to.name, to.phone, to.phoneHash, to.note, to.tables],
  );
};

/** When it is and for how many; who it is stays. */
export const moveReservation = async (
  run: Run,
  id: string,
  to: Pick<Changed, 'day' | 'startsAt' | 'endsAt' | 'party' | 'tables'>,
): Promise<void> => {
  await run(
    'reservation-move',
    'update reservation set day = $2, starts_at = $3, ends_at = $4, party = $5, table_ids = $6::uuid[] where id = $1',
    [id, to.day, to.startsAt, to.endsAt, to.party, to.tables],
  );
};

export const writeState = async (run: Run, id: string, state: ReservationState, at: Date): Promise<void> => {
  await run('reservation-state', 'update reservation set state = $2, state_at = $3 where id = $1', [
    id,
    state,
    at,
  ]);
};

export const writeTables = async (run: Run, id: string, tables: readonly string[]): Promise<void> => {
  await run('reservation-tables-change', 'update reservation set table_ids = $2::uuid[] where id = $1', [
    id,
    tables,
  ]);
};

/** They sit: at these tables, as this party. */
export const writeSeated = async (
  run: Run,
  id: string,
  to: {
    readonly tables: readonly string[];
    readonly visitId: string;
    readonly endsAt: Date;
    readonly at: Date;
  },
): Promise<void> => {
  await run(
    'reservation-seated',
    `update reservation set state = 'seated', state_at = $5, table_ids = $2::uuid[], visit_id = $3, ends_at = $4 where id = $1`,
    [id, to.tables, to.visitId, to.endsAt, to.at],
  );
};

/** Taken back: they are of no party any more. */
export const writeUnseated = async (
  run: Run,
  id: string,
  state: ReservationState,
  at: Date,
): Promise<void> => {
  await run(
    'reservation-unseated',
    'update reservation set state = $2, state_at = $3, visit_id = null where id = $1',
    [id, state, at],
  );
};

/** How many a phone has ahead of it. */
export const aheadOfPhone = async (
  run: Run,
  venueId: string,
  phoneHash: Buffer,
  now: Date,
): Promise<number> => {
  const [row] = await run<{ count: number }>(
    'reservations-of-phone',
    `select count(*)::int as count from reservation
     where venue_id = $1 and phone_hash = $2 and state = 'booked' and starts_at > $3`,
    [venueId, phoneHash, now],
  );
  return row?.count ?? 0;
};

/** Whether another reservation sits at that party already. */
export const visitIsReserved = async (run: Run, visitId: string, butFor: string): Promise<boolean> => {
  const rows = await run(
    'reservation-of-visit',
    `select from reservation where visit_id = $1 and state = 'seated' and id <> $2`,
    [visitId, butFor],
  );
  return rows.length > 0;
};

/** The venue behind a page's address, whether or not it takes reservations. */
export const venueOfSlug = async (run: Run, slug: string): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'reservation-venue',
    `select id from venue where slug = $1 and scan_status <> 'disabled'`,
    [slug],
  );
  return row?.id ?? null;
};
