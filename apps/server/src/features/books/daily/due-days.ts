import { addDays, type DayRule, dayAt } from '@tableside/domain/reports';

/** Whatever ended a moment ago is committed by then. */
const GRACE_MS = 15 * 60_000;
/** After a server was away for longer, the accountant takes the days before from the console. */
const MOST_DAYS = 7;

/** The newest business day that is over for good. */
export const lastEnded = (now: number, rule: DayRule): string => addDays(dayAt(now - GRACE_MS, rule), -1);

/** The days that an accountant has not had yet, the oldest first. `YYYY-MM-DD`. */
export const dueDays = (lastDay: string, now: number, rule: DayRule): string[] => {
  const ended = lastEnded(now, rule);
  const all = Array.from({ length: MOST_DAYS }, (_, back) => addDays(ended, back + 1 - MOST_DAYS));
  return all.filter(day => day > lastDay);
};
