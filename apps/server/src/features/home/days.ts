import { USUAL_WEEKS } from '@tableside/domain/home';
import { addDays, dayAt, dayStart } from '@tableside/domain/reports';
import type { VenueSettings } from '@tableside/domain/venue';
import { dayRule } from '../venues/index.ts';

/** A business day, cut where as much of it had gone as of the one that runs. */
export type HomeDay = {
  readonly day: string;
  readonly from: Date;
  readonly until: Date;
  readonly to: Date;
};

/** The business day that runs, and the same day of the weeks before it, the latest first. `now` in epoch ms. */
export const homeDays = (
  settings: VenueSettings,
  now: number,
): { readonly today: HomeDay; readonly before: readonly HomeDay[] } => {
  const rule = dayRule(settings);
  const day = dayAt(now, rule);
  const gone = now - dayStart(day, rule);
  const cut = (of: string): HomeDay => {
    const [from, to] = [dayStart(of, rule), dayStart(addDays(of, 1), rule)];
    return { day: of, from: new Date(from), until: new Date(Math.min(from + gone, to)), to: new Date(to) };
  };
  const before = Array.from({ length: USUAL_WEEKS }, (_, week) => cut(addDays(day, -7 * (week + 1))));
  return { today: cut(day), before };
};
