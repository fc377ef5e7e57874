/** Minutes at which a ticket changes its colour. */
export type AgeBands = { readonly soonMinutes: number; readonly lateMinutes: number };

export const DEFAULT_BANDS: AgeBands = { soonMinutes: 10, lateMinutes: 20 };

export type Band = 'fresh' | 'soon' | 'late';
export type Age = {
  readonly band: Band;
  /** Whole minutes since the ticket was begun. */
  readonly minutes: number;
  /** Whole minutes after it was due; 0 for what is not late. */
  readonly lateBy: number;
};

const MINUTE_MS = 60_000;

/**
 * How old a ticket is and what that means. Where guests were promised minutes the ticket is late after those; otherwise
 * after the venue's own. `since` and `now` in epoch milliseconds; a clock that is behind makes nothing older than it is.
 */
export const ageOf = (
  ticket: { readonly since: number; readonly promisedMinutes: number | null },
  now: number,
  bands: AgeBands,
): Age => {
  const minutes = Math.max(0, Math.floor((now - ticket.since) / MINUTE_MS));
  const due = ticket.promisedMinutes ?? bands.lateMinutes;
  // A promise shorter than the venue's usual minutes is soon over half of it.
  const soon = Math.min(bands.soonMinutes, Math.ceil(due / 2));
  const band = minutes >= due ? 'late' : minutes >= soon ? 'soon' : 'fresh';
  return { band, minutes, lateBy: Math.max(0, minutes - due) };
};
