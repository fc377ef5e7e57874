import { businessDay } from './business-day.ts';
import { addDays } from './calendar.ts';
import { dayOfWall, instantOf, type WallClock } from './instant.ts';
import { joinedHours, type OpeningHours } from './opening-hours.ts';

/** How far back a closing is looked for. */
const BACK_DAYS = 8;
/** Doors that stay open for longer than this never close. */
const NEVER_CLOSES_MS = 48 * 3_600_000;

/**
 * When the venue's last working day ended (epoch milliseconds): its hours were over, and the next ones belong to another
 * business day, so a pause after lunch ends none. Null: it is open, or no end is in sight. A venue that never closes ends
 * its day at the cut-off of its business day. TERM-21.
 */
export const lastClosing = (
  hours: OpeningHours,
  now: number,
  { wallAt, cutoffMinutes }: { readonly wallAt: WallClock; readonly cutoffMinutes: number },
): number | null => {
  const today = dayOfWall(wallAt(now));
  const dayOf = (at: number): string => businessDay(wallAt(at), cutoffMinutes);
  const atCutoff = (): number => instantOf(dayOf(now), cutoffMinutes, wallAt);
  if (hours.weekly.length === 0 && hours.exceptions.length === 0) return atCutoff();
  const stretches = joinedHours(
    hours,
    { first: addDays(today, -BACK_DAYS), last: addDays(today, 2) },
    wallAt,
  );
  const current = stretches.find(({ from, to }) => from <= now && now < to);
  if (current) return current.to - current.from > NEVER_CLOSES_MS ? atCutoff() : null;
  const ended = stretches.filter(({ to }, index) => {
    const next = stretches[index + 1];
    return to <= now && (!next || dayOf(next.from) !== dayOf(to - 1));
  });
  return ended.at(-1)?.to ?? null;
};
