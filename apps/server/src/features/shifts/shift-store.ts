import type { ShiftTimes } from '@tableside/domain/shifts';
import type { Run } from '../../database/database.ts';

export type ShiftRow = {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly breakMs: number;
  readonly breakSince: Date | null;
  readonly toldLater: boolean;
  readonly correctedBy: string | null;
  readonly correctedAt: Date | null;
  readonly reason: string | null;
  readonly version: number;
};

const COLUMNS = `s.id, s.user_id as person, coalesce(u.name, '') as name, s.started_at as "startedAt",
  s.ended_at as "endedAt", s.break_ms as "breakMs", s.break_since as "breakSince", s.told_later as "toldLater",
  s.corrected_by as "correctedBy", s.corrected_at as "correctedAt", s.reason, s.version`;
const SOURCE = 'from work_shift s left join auth_user u on u.id = s.user_id';

export const timesOf = ({
  startedAt,
  endedAt,
  breakMs,
  breakSince,
}: Pick<ShiftRow, 'startedAt' | 'endedAt' | 'breakMs' | 'breakSince'>): ShiftTimes => ({
  startedAt: startedAt.getTime(),
  endedAt: endedAt?.getTime() ?? null,
  breakMs: Number(breakMs),
  breakSince: breakSince?.getTime() ?? null,
});

/** One change of somebody's shifts at a time. */
export const lockShifts = async (run: Run, venueId: string, person: string): Promise<void> => {
  await run('shift-lock', 'select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [venueId, person]);
};

/** The shift of somebody that runs; null: none does. */
export const runningShift = async (run: Run, venueId: string, person: string): Promise<ShiftRow | null> => {
  const [row] = await run<ShiftRow>(
    'shift-running',
    `select ${COLUMNS} ${SOURCE} where s.venue_id = $1 and s.user_id = $2 and s.ended_at is null`,
    [venueId, person],
  );
  return row ?? null;
};

export const shiftById = async (run: Run, venueId: string, id: string): Promise<ShiftRow | null> => {
  const [row] = await run<ShiftRow>(
    'shift-by-id',
    `select ${COLUMNS} ${SOURCE} where s.venue_id = $1 and s.id = $2`,
    [venueId, id],
  );
  return row ?? null;
};

/** Shifts of a venue that began between two instants, the latest first. */
export const shiftsBetween = (run: Run, venueId: string, from: Date, until: Date): Promise<ShiftRow[]> =>
  run<ShiftRow>(
    'shifts-between',
    `select ${COLUMNS} ${SOURCE} where s.venue_id = $1 and s.started_at >= $2 and s.started_at < $3
     order by s.started_at desc, s.id`,
    [venueId, from, until],
  );

/** Shifts of somebody that may share time with one from `from` on. */
export const shiftsAround = (run: Run, venueId: string, person: string, from: Date): Promise<ShiftRow[]> =>
  run<ShiftRow>(
    'shifts-around',
    `select ${COLUMNS} ${SOURCE}
     where s.venue_id = $1 and s.user_id = $2 and (s.ended_at is null or s.ended_at > $3)`,
    [venueId, person, from],
  );

/** Whether anybody began a shift since. */
export const hoursKeptSince = async (run: Run, venueId: string, since: Date): Promise<boolean> => {
  const rows = await run(
    'shifts-kept',
    'select from work_shift where venue_id = $1 and started_at > $2 limit 1',
    [venueId, since],
  );
  return rows.length > 0;
};

export type ShiftWrite = {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly breakMs: number;
  readonly breakSince: Date | null;
  readonly toldLater: boolean;
  readonly corrected: { readonly by: string; readonly at: Date; readonly reason: string } | null;
};

export const insertShift = async (
  run: Run,
  venueId: string,
  person: string,
  shift: Pick<ShiftWrite, 'startedAt' | 'endedAt' | 'breakMs' | 'corrected'>,
): Promise<string> => {
  const { startedAt, endedAt, breakMs, corrected } = shift;
  const [row] = await run<{ id: string }>(
    'shift-insert',
    `insert into work_shift (venue_id, user_id, started_at, ended_at, break_ms, corrected_by, corrected_at, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      venueId,
      person,
      startedAt,
      endedAt,
      breakMs,
      corrected?.by ?? null,
      corrected?.at ?? null,
      corrected?.reason ?? null,
    ],
  );
  return row?.id ?? '';
};

export const writeShift = async (run: Run, id: string, shift: ShiftWrite): Promise<void> => {
  const { startedAt, endedAt, breakMs, breakSince, toldLater, corrected } = shift;
  await run(
    'shift-write',
    `update work_shift set started_at = $2, ended_at = $3, break_ms = $4, break_since = $5, told_later = $6,
       corrected_by = $7, corrected_at = $8, reason = $9, version = version + 1 where id = $1`,
    [
      id,
      startedAt,
      endedAt,
      breakMs,
      breakSince,
      toldLater,
      corrected?.by ?? null,
      corrected?.at ?? null,
      corrected?.reason ?? null,
    ],
  );
};

/** Who works at a venue, by name. */
export const teamOf = (run: Run, venueId: string, demo: boolean): Promise<{ id: string; name: string }[]> =>
  run<{ id: string; name: string }>(
    'shift-team',
    `select u.id, u.name from staff_membership m join auth_user u on u.id = m.user_id
     where m.venue_id = $1 and (not m.is_demo or $2::boolean) order by u.name, u.id`,
    [venueId, demo],
  );
