import type { WallClock, WallDate, WallTime } from '@tableside/domain/schedule';

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

type Parts = Readonly<Record<string, string>>;

const MINUTE_MS = 60_000;

/** The last minute that was worked out for each zone: it takes tens of microseconds, and every cart call asks. */
const lastMinutes = new Map<string, { readonly minute: number; readonly parts: Parts }>();

/** Zones differ from UTC by whole minutes, so a minute has one reading. */
const partsOf = (timeZone: string, at: number): Parts => {
  const minute = Math.floor(at / MINUTE_MS);
  const last = lastMinutes.get(timeZone);
  if (last?.minute === minute) return last.parts;
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(minute * MINUTE_MS)
      .map(({ type, value }) => [type, value]),
  );
  lastMinutes.set(timeZone, { minute, parts });
  return parts;
};

const minutesOf = (parts: Parts): number => Number(parts.hour) * 60 + Number(parts.minute);

/** An instant (epoch ms) as a venue's clock on the wall shows it: ISO weekday and minutes. `timeZone` is IANA. */
export const wallTime = (timeZone: string, at: number): WallTime => {
  const parts = partsOf(timeZone, at);
  return { day: WEEKDAYS.indexOf(parts.weekday ?? '') + 1, minutes: minutesOf(parts) };
};

/** An instant (epoch ms) as a venue's calendar shows it, for its business day. */
export const wallDate = (timeZone: string, at: number): WallDate => {
  const parts = partsOf(timeZone, at);
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    minutes: minutesOf(parts),
  };
};

/** Moments kept of each zone; the edges of everybody's hours come again every minute. */
const MAX_MOMENTS = 5_000;
const moments = new Map<string, Map<number, WallDate>>();

/** The clock of a zone for rules that ask for many moments. `timeZone` is IANA. */
export const wallClockOf = (timeZone: string): WallClock => {
  const known = moments.get(timeZone) ?? new Map<number, WallDate>();
  moments.set(timeZone, known);
  return at => {
    const wall = known.get(at) ?? wallDate(timeZone, at);
    if (known.size > MAX_MOMENTS) known.clear();
    known.set(at, wall);
    return wall;
  };
};
