import { Refusal } from '@tableside/contract';
import type { OwnShift } from '@tableside/contract/http/admin/shifts';
import {
  faultOfTimes,
  instantOfWall,
  isForgotten,
  type ShiftDeed,
  wallText,
  workedMinutes,
} from '@tableside/domain/shifts';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { dayRule } from '../venues/index.ts';
import {
  hoursKeptSince,
  insertShift,
  lockShifts,
  runningShift,
  type ShiftRow,
  timesOf,
  writeShift,
} from './shift-store.ts';

/** A venue keeps hours while somebody began a shift within these days. */
const KEPT_DAYS = 31;
const DAY_MS = 86_400_000;

type Own = Pick<StaffContext, 'venueId' | 'userId'>;

const ownView = async (deps: Deps, run: Run, { venueId, userId }: Own): Promise<OwnShift> => {
  const now = deps.clock();
  const row = await runningShift(run, venueId, userId);
  const kept = row !== null || (await hoursKeptSince(run, venueId, new Date(now - KEPT_DAYS * DAY_MS)));
  if (!row) return { shift: null, kept };
  const { wallAt } = dayRule((await deps.venues.get(venueId)).settings);
  const times = timesOf(row);
  return {
    shift: {
      id: row.id,
      started_at: row.startedAt.toISOString(),
      from: wallText(times.startedAt, wallAt),
      minutes: workedMinutes(times, now),
      break_since: row.breakSince?.toISOString() ?? null,
      forgotten: isForgotten(times, now),
    },
    kept,
  };
};

export const getOwnShift =
  (deps: Deps): Handler<'GET /console/{venue}/own-shift'> =>
  ({ staff }) =>
    ownView(deps, deps.database.run, staff);

/** The running break counts from here on among those that are over. */
const withoutBreak = (row: ShiftRow, at: number) => ({
  breakMs: Number(row.breakMs) + (row.breakSince ? Math.max(0, at - row.breakSince.getTime()) : 0),
  breakSince: null,
});

/** When a shift ends: now, or as its person says where it was forgotten. */
const endOf = async (deps: Deps, venueId: string, row: ShiftRow, to: string | undefined): Promise<number> => {
  const now = deps.clock();
  if (!isForgotten(timesOf(row), now)) return now;
  if (to === undefined) throw new Refusal('shift_forgotten');
  const { wallAt } = dayRule((await deps.venues.get(venueId)).settings);
  const endedAt = instantOfWall(to, wallAt);
  const startedAt = row.startedAt.getTime();
  const { breakMs } = withoutBreak(row, endedAt ?? startedAt);
  const fault = endedAt === null ? 'order' : faultOfTimes({ startedAt, endedAt, breakMs }, now);
  if (endedAt === null || fault !== null) throw new Refusal('shift_times_wrong', { why: fault });
  return endedAt;
};

const carryOut = async (
  deps: Deps,
  run: Run,
  { venueId, userId }: Own,
  { deed, shift, to }: { deed: ShiftDeed; shift: string | null; to?: string | undefined },
): Promise<void> => {
  const now = deps.clock();
  const row = await runningShift(run, venueId, userId);
  if (deed === 'start') {
    const startedAt = new Date(now);
    if (!row)
      await insertShift(run, venueId, userId, { startedAt, endedAt: null, breakMs: 0, corrected: null });
    return;
  }
  // Said of one that is over: a second tap, or one that came late.
  if (!row || row.id !== shift) return;
  const { startedAt, breakMs, breakSince } = row;
  const same = { startedAt, endedAt: null, breakMs: Number(breakMs), toldLater: false, corrected: null };
  if (deed === 'break') {
    if (!breakSince) await writeShift(run, row.id, { ...same, breakSince: new Date(now) });
  } else if (deed === 'resume') {
    if (breakSince) await writeShift(run, row.id, { ...same, ...withoutBreak(row, now) });
  } else {
    const endedAt = await endOf(deps, venueId, row, to);
    await writeShift(run, row.id, {
      ...same,
      ...withoutBreak(row, endedAt),
      endedAt: new Date(endedAt),
      toldLater: isForgotten(timesOf(row), now),
    });
  }
};

/** One tap each; from two tablets at once, or twice, it is done once. */
export const changeOwnShift =
  (deps: Deps): Handler<'POST /console/{venue}/own-shift'> =>
  ({ staff, body }) =>
    deps.database.transaction(async run => {
      await lockShifts(run, staff.venueId, staff.userId);
      await carryOut(deps, run, staff, body);
      const view = await ownView(deps, run, staff);
      await keepAnswerWithin(run, view);
      return view;
    });
