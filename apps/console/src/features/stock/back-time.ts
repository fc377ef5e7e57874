import { addDays, dayOfWall, instantOf, type WallClock } from '@tableside/domain/schedule';

/** When a dish that is sold out comes back: when somebody says so, or by itself. */
export type BackDay = 'never' | 'hour' | 'today' | 'tomorrow';
export const BACK_DAYS: readonly BackDay[] = ['never', 'hour', 'today', 'tomorrow'];

/** What `tomorrow` begins with. */
const FIRST_MEAL = '11:00';
const HOUR_MS = 3_600_000;
const STEP_MS = 5 * 60_000;

const two = (part: number): string => String(part).padStart(2, '0');
/** The day and the time that the venue's clock shows. */
const shownAt = (at: Date, wallAt: WallClock) => {
  const wall = wallAt(at.getTime());
  return { day: dayOfWall(wall), time: `${two(Math.floor(wall.minutes / 60))}:${two(wall.minutes % 60)}` };
};

/** The moment meant, by the venue's clock; null: none, or a time that is over. `time` is `HH:MM`. */
export const backInstant = (day: BackDay, time: string, now: Date, wallAt: WallClock): Date | null => {
  if (day === 'never') return null;
  if (day === 'hour') return new Date(Math.ceil((now.getTime() + HOUR_MS) / STEP_MS) * STEP_MS);
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const today = shownAt(now, wallAt).day;
  const meant = day === 'tomorrow' ? addDays(today, 1) : today;
  const at = new Date(instantOf(meant, Number(hours) * 60 + Number(minutes), wallAt));
  return at > now ? at : null;
};

/** What was said before, as the fields show it. */
export const backSaid = (
  at: string | null,
  now: Date,
  wallAt: WallClock,
): { readonly day: BackDay; readonly time: string } => {
  if (at === null) return { day: 'never', time: FIRST_MEAL };
  const { day, time } = shownAt(new Date(at), wallAt);
  return { day: day === shownAt(now, wallAt).day ? 'today' : 'tomorrow', time };
};

/** As people read it: today the time alone, later the weekday before it. */
export const backWords = (at: string, now: Date, locale: string, wallAt: WallClock): string => {
  const { day, time } = shownAt(new Date(at), wallAt);
  if (day === shownAt(now, wallAt).day) return time;
  // The day as the clock shows it is the same in every zone once it is one of the calendar.
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${day}T12:00:00Z`))} ${time}`;
};
