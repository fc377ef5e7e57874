import type { StaffRole } from '../staff/index.ts';

/** What one does with the own shift. */
export const SHIFT_DEEDS = ['start', 'break', 'resume', 'end'] as const;
export type ShiftDeed = (typeof SHIFT_DEEDS)[number];

/** A shift that runs longer was not ended: whoever ends it says when. Nobody guesses. */
export const FORGOTTEN_HOURS = 14;
/** Longer is a slip of the finger. */
const LONGEST_HOURS = 24;
export const BREAK_MOST_MINUTES = LONGEST_HOURS * 60;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Epoch milliseconds. */
export type ShiftTimes = {
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Of breaks that are over. */
  readonly breakMs: number;
  readonly breakSince: number | null;
};

/** Whole minutes at work so far: from start to end, or to now, without breaks. */
export const workedMinutes = (
  { startedAt, endedAt, breakMs, breakSince }: ShiftTimes,
  now: number,
): number => {
  const until = endedAt ?? now;
  const running = breakSince === null ? 0 : Math.max(0, until - breakSince);
  return Math.max(0, Math.floor((until - startedAt - breakMs - running) / MINUTE_MS));
};

/** Minutes of work as hours, to the hundredth: what is shown, typed and counted with. */
export const hoursOf = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;

export const isForgotten = ({ startedAt, endedAt }: ShiftTimes, now: number): boolean =>
  endedAt === null && now - startedAt > FORGOTTEN_HOURS * HOUR_MS;

/** Why times are none of a shift; a shift that was begun by mistake may end when it began. */
export type ShiftFault = 'order' | 'future' | 'long' | 'break';

export const faultOfTimes = (
  { startedAt, endedAt, breakMs }: Omit<ShiftTimes, 'breakSince'> & { readonly endedAt: number },
  now: number,
): ShiftFault | null => {
  if (endedAt < startedAt) return 'order';
  if (endedAt > now) return 'future';
  if (endedAt - startedAt > LONGEST_HOURS * HOUR_MS) return 'long';
  return breakMs > endedAt - startedAt ? 'break' : null;
};

/** Whether two shifts share time; one that follows the other does not. */
export const overlap = (
  one: Pick<ShiftTimes, 'startedAt' | 'endedAt'>,
  other: Pick<ShiftTimes, 'startedAt' | 'endedAt'>,
): boolean =>
  one.startedAt < (other.endedAt ?? Number.POSITIVE_INFINITY) &&
  other.startedAt < (one.endedAt ?? Number.POSITIVE_INFINITY);

/** Owners correct every shift, managers those of others: nobody but an owner writes their own hours. */
export const mayCorrectShift = (role: StaffRole, isOwn: boolean): boolean =>
  role === 'owner' || (role === 'manager' && !isOwn);
