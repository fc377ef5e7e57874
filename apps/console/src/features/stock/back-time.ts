/** When a dish that is sold out comes back: when somebody says so, or by itself. */
export type BackDay = 'never' | 'hour' | 'today' | 'tomorrow';
export const BACK_DAYS: readonly BackDay[] = ['never', 'hour', 'today', 'tomorrow'];

/** What `tomorrow` begins with. */
const FIRST_MEAL = '11:00';
const HOUR_MS = 3_600_000;
const STEP_MS = 5 * 60_000;

/** The moment meant, by this device's clock; null: none, or a time that is over. `time` is `HH:MM`. */
export const backInstant = (day: BackDay, time: string, now: Date): Date | null => {
  if (day === 'never') return null;
  if (day === 'hour') return new Date(Math.ceil((now.getTime() + HOUR_MS) / STEP_MS) * STEP_MS);
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const at = new Date(now);
  at.setDate(at.getDate() + (day === 'tomorrow' ? 1 : 0));
  at.setHours(Number(hours), Number(minutes), 0, 0);
  return at > now ? at : null;
};

/** What was said before, as the fields show it. */
export const backSaid = (at: string | null, now: Date): { readonly day: BackDay; readonly time: string } => {
  if (at === null) return { day: 'never', time: FIRST_MEAL };
  const date = new Date(at);
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return { day: date.toDateString() === now.toDateString() ? 'today' : 'tomorrow', time };
};

/** As people read it: today the time alone, later the weekday before it. */
export const backWords = (at: string, now: Date, locale: string): string => {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  return date.toLocaleString(locale, {
    ...(isToday ? {} : { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
};
