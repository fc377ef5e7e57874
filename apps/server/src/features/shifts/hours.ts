import { Refusal } from '@tableside/contract';
import type { Hours, Shift } from '@tableside/contract/http/admin/shifts';
import { csvFile, type DayRule, dayAt, dayStart } from '@tableside/domain/reports';
import { addDays, dayNumber, mondayOf } from '@tableside/domain/schedule';
import { hoursOf, isForgotten, mayCorrectShift, wallText, workedMinutes } from '@tableside/domain/shifts';
import type { Deps } from '../../deps.ts';
import { type Handler, RawAnswer, type StaffContext } from '../../http/mount/handler.ts';
import { dayRule } from '../venues/index.ts';
import { hoursHead } from './hours-words.ts';
import { type ShiftRow, shiftsBetween, teamOf, timesOf } from './shift-store.ts';

/** Two months, as long as they may be. */
const MOST_DAYS = 62;
const MINUTE_MS = 60_000;

type Asking = Pick<StaffContext, 'venueId' | 'userId' | 'role'>;
type Wish = { readonly from?: string | undefined; readonly to?: string | undefined };
type Period = { readonly from: string; readonly to: string };

const periodOf = ({ from, to }: Wish, rule: DayRule, now: number): Period => {
  const monday = mondayOf(dayAt(now, rule));
  const period =
    from !== undefined && to !== undefined ? { from, to } : { from: monday, to: addDays(monday, 6) };
  const days = dayNumber(period.to) - dayNumber(period.from) + 1;
  if (days < 1 || days > MOST_DAYS) throw new Refusal('validation_failed', { field: 'to' });
  return period;
};

const shiftView = (row: ShiftRow, rule: DayRule, now: number, asking: Asking): Shift => {
  const times = timesOf(row);
  const { correctedBy, correctedAt, reason } = row;
  return {
    id: row.id,
    person: row.person,
    name: row.name,
    day: dayAt(times.startedAt, rule),
    from: wallText(times.startedAt, rule.wallAt),
    to: times.endedAt === null ? null : wallText(times.endedAt, rule.wallAt),
    break_minutes: Math.round(times.breakMs / MINUTE_MS),
    on_break: times.breakSince !== null,
    // Of one that nobody ended nobody knows how long it was: it counts nothing until somebody says.
    minutes: isForgotten(times, now) ? 0 : workedMinutes(times, now),
    forgotten: isForgotten(times, now),
    told_later: row.toldLater,
    corrected:
      correctedBy !== null && correctedAt !== null && reason !== null
        ? { by: correctedBy, at: correctedAt.toISOString(), reason }
        : null,
    version: row.version,
    correctable: mayCorrectShift(asking.role, row.person === asking.userId),
  };
};

const readShifts = async (
  deps: Deps,
  asking: Asking,
  wish: Wish,
): Promise<{ readonly period: Period; readonly shifts: Shift[] }> => {
  const rule = dayRule((await deps.venues.get(asking.venueId)).settings);
  const period = periodOf(wish, rule, deps.clock());
  const { from, to } = period;
  const [first, end] = [dayStart(from, rule), dayStart(addDays(to, 1), rule)];
  const rows = await shiftsBetween(deps.database.run, asking.venueId, new Date(first), new Date(end));
  return { period, shifts: rows.map(row => shiftView(row, rule, deps.clock(), asking)) };
};

const peopleOf = (shifts: readonly Shift[]): Hours['people'] => {
  const found = new Map<string, Hours['people'][number]>();
  for (const { person, name, minutes } of shifts) {
    found.set(person, { id: person, name, minutes: (found.get(person)?.minutes ?? 0) + minutes });
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};

/** What the clock says that each worked in business days, both included, whoever has left since among them. Refuses validation_failed. */
export const hoursWorked = async (
  deps: Deps,
  asking: Asking,
  period: Period,
): Promise<{ readonly id: string; readonly name: string; readonly hours: number }[]> =>
  peopleOf((await readShifts(deps, asking, period)).shifts).map(({ id, name, minutes }) => ({
    id,
    name,
    hours: hoursOf(minutes),
  }));

export const getShifts =
  (deps: Deps): Handler<'GET /console/{venue}/shifts'> =>
  async ({ staff, query }) => {
    const { shifts } = await readShifts(deps, staff, query);
    const team = await teamOf(deps.database.run, staff.venueId, deps.env.demo);
    return {
      shifts,
      people: peopleOf(shifts),
      team: team.filter(({ id }) => mayCorrectShift(staff.role, id === staff.userId)),
    };
  };

/** The same as a file, in the venue's language and time; the earliest first. */
export const getShiftsCsv =
  (deps: Deps): Handler<'GET /console/{venue}/shifts/csv'> =>
  async ({ staff, query }) => {
    const { period, shifts } = await readShifts(deps, staff, query);
    const { settings, slug } = await deps.venues.get(staff.venueId);
    const rows = shifts
      .toReversed()
      .map(({ name, day, from, to, break_minutes, minutes, corrected }) => [
        name,
        day,
        from.replace('T', ' '),
        to?.replace('T', ' ') ?? '',
        { count: break_minutes },
        { count: minutes },
        corrected?.by ?? '',
        corrected?.reason ?? '',
      ]);
    const text = csvFile([hoursHead(settings.mainLanguage), ...rows], settings.currency.decimals);
    const name = `${slug}-hours-${period.from}_${period.to}.csv`;
    return new RawAnswer(
      200,
      {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
      Buffer.from(text, 'utf8'),
    );
  };
