import {
  addDays,
  type Day,
  dayOfWall,
  instantOf,
  type OpeningHours,
  spansOn,
  type WallClock,
} from '../schedule/index.ts';
import type { ReservationSettings } from './settings.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Nobody is seated for less than this before the doors close. */
const LEAST_MINUTES = 60;

export type SlotRule = {
  readonly settings: Pick<ReservationSettings, 'stepMinutes' | 'aheadDays' | 'noticeMinutes'>;
  readonly hours: OpeningHours;
  readonly wallAt: WallClock;
};

/** Minutes of a day at which somebody may come; past 1440: in the night after. */
const minutesOn = ({ hours, settings }: SlotRule, day: Day): number[] => {
  const step = settings.stepMinutes;
  const before = Math.max(LEAST_MINUTES, hours.lastOrderMinutes);
  const found = spansOn(hours, day)
    .filter(({ from, to }) => from !== to)
    .flatMap(({ from, to }) => {
      const first = Math.ceil(from / step) * step;
      const last = (to < from ? to + DAY_MINUTES : to) - before;
      return Array.from(
        { length: Math.max(0, Math.floor((last - first) / step) + 1) },
        (_, n) => first + n * step,
      );
    });
  return [...new Set(found)].sort((a, b) => a - b);
};

/**
 * The times of a day at which guests may come, as instants in epoch milliseconds: by the opening hours, not after the last
 * of which makes sense, not sooner than the notice, and not further ahead than the venue plans.
 */
export const slotsOn = (rule: SlotRule, day: Day, now: number): readonly number[] => {
  const { settings, wallAt } = rule;
  const today = dayOfWall(wallAt(now));
  if (day > addDays(today, settings.aheadDays)) return [];
  const soonest = now + settings.noticeMinutes * MINUTE_MS;
  const instants = minutesOn(rule, day).map(minutes => instantOf(day, minutes, wallAt));
  return [...new Set(instants)].filter(at => at >= soonest);
};

/** Whether an instant is one of the times that guests may choose. A night belongs to the day on which it began. */
export const isSlot = (rule: SlotRule, at: number, now: number): boolean => {
  if (!Number.isFinite(at)) return false;
  const day = dayOfWall(rule.wallAt(at));
  return [day, addDays(day, -1)].some(each => slotsOn(rule, each, now).includes(at));
};

/** The days on which guests may come at all, the first first; that each has a table left is not said. */
export const daysAhead = (rule: SlotRule, now: number): readonly Day[] => {
  const today = dayOfWall(rule.wallAt(now));
  return Array.from({ length: rule.settings.aheadDays + 1 }, (_, ahead) => addDays(today, ahead)).filter(
    (day, ahead) => (ahead < 2 ? slotsOn(rule, day, now).length > 0 : minutesOn(rule, day).length > 0),
  );
};
