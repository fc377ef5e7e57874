import type { WallDate, WallTime } from '@tableside/domain/schedule';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
};

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const partsOf = (timeZone: string, at: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );

const minutesOf = (parts: Readonly<Record<string, string>>): number =>
  Number(parts.hour) * 60 + Number(parts.minute);

/** An instant (epoch ms) as a venue's clock on the wall shows it: ISO weekday and minutes. `timeZone` is IANA. DESIGN §4. */
export const wallTime = (timeZone: string, at: number): WallTime => {
  const parts = partsOf(timeZone, at);
  return { day: WEEKDAYS.indexOf(parts.weekday ?? '') + 1, minutes: minutesOf(parts) };
};

/** An instant (epoch ms) as a venue's calendar shows it, for its business day. DESIGN §4. */
export const wallDate = (timeZone: string, at: number): WallDate => {
  const parts = partsOf(timeZone, at);
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    minutes: minutesOf(parts),
  };
};
