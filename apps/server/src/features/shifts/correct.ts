import { Refusal } from '@tableside/contract';
import { faultOfTimes, instantOfWall, mayCorrectShift, overlap, wallText } from '@tableside/domain/shifts';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { dayRule } from '../venues/index.ts';
import {
  insertShift,
  lockShifts,
  type ShiftRow,
  shiftById,
  shiftsAround,
  teamOf,
  timesOf,
  writeShift,
} from './shift-store.ts';

const MINUTE_MS = 60_000;

type Typed = {
  readonly from: string;
  readonly to: string;
  readonly break_minutes: number;
  readonly reason: string;
};

/** What was typed as instants; a time that stands as it was keeps its seconds. Throws shift_times_wrong, shift_overlaps. */
const readTimes = async (
  deps: Deps,
  run: Run,
  { venueId, name }: StaffContext,
  person: string,
  typed: Typed,
  before: ShiftRow | null,
) => {
  const { wallAt } = dayRule((await deps.venues.get(venueId)).settings);
  const now = deps.clock();
  const startedAt = instantOfWall(typed.from, wallAt, before?.startedAt.getTime());
  const endedAt = instantOfWall(typed.to, wallAt, before?.endedAt?.getTime());
  if (startedAt === null || endedAt === null) throw new Refusal('shift_times_wrong', { why: 'order' });
  const breakMs = typed.break_minutes * MINUTE_MS;
  const why = faultOfTimes({ startedAt, endedAt, breakMs }, now);
  if (why !== null) throw new Refusal('shift_times_wrong', { why });
  const others = await shiftsAround(run, venueId, person, new Date(startedAt));
  if (others.some(other => other.id !== before?.id && overlap({ startedAt, endedAt }, timesOf(other)))) {
    throw new Refusal('shift_overlaps');
  }
  return {
    startedAt: new Date(startedAt),
    endedAt: new Date(endedAt),
    breakMs,
    breakSince: null,
    toldLater: false,
    corrected: { by: name, at: new Date(now), reason: typed.reason },
  };
};

const dataOf = ({ from, to, break_minutes }: Omit<Typed, 'reason'>) => ({ from, to, break_minutes });

/** Writes a shift down that nobody began. */
export const addShift =
  (deps: Deps): Handler<'POST /console/{venue}/shifts/add'> =>
  async ({ staff, body: { person, ...typed } }) => {
    if (!mayCorrectShift(staff.role, person === staff.userId)) throw new Refusal('not_allowed');
    await deps.database.transaction(async run => {
      const team = await teamOf(run, staff.venueId, deps.env.demo);
      if (!team.some(({ id }) => id === person)) throw new Refusal('not_found');
      await lockShifts(run, staff.venueId, person);
      const times = await readTimes(deps, run, staff, person, typed, null);
      await insertShift(run, staff.venueId, person, times);
      const data = { ...dataOf(typed), reason: typed.reason };
      await audit(run, staff, { action: 'shift-add', subject: `staff:${person}`, data });
    });
    return {};
  };

/** Corrects a shift; the audit log keeps what it was. */
export const correctShift =
  (deps: Deps): Handler<'POST /console/{venue}/shifts/{shift}/correct'> =>
  async ({ staff, params, body: { version, ...typed } }) => {
    if (!isUuid(params.shift)) throw new Refusal('not_found');
    await deps.database.transaction(async run => {
      const seen = await shiftById(run, staff.venueId, params.shift);
      if (!seen) throw new Refusal('not_found');
      if (!mayCorrectShift(staff.role, seen.person === staff.userId)) throw new Refusal('not_allowed');
      await lockShifts(run, staff.venueId, seen.person);
      const row = await shiftById(run, staff.venueId, params.shift);
      if (row?.version !== version) throw new Refusal('settings_changed');
      await writeShift(run, row.id, await readTimes(deps, run, staff, row.person, typed, row));
      const { wallAt } = dayRule((await deps.venues.get(staff.venueId)).settings);
      const was = {
        from: wallText(row.startedAt.getTime(), wallAt),
        to: row.endedAt && wallText(row.endedAt.getTime(), wallAt),
        break_minutes: Math.round(Number(row.breakMs) / MINUTE_MS),
      };
      const data = { was, now: dataOf(typed), reason: typed.reason };
      await audit(run, staff, { action: 'shift-correct', subject: `staff:${row.person}`, data });
    });
    return {};
  };
