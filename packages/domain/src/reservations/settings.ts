import type { Translated } from '../menu/menu-document.ts';

/** How far apart the times are that guests choose from, in minutes. */
export const SLOT_STEPS = [15, 30, 60] as const;

/** How long a party of at most so many stays, in minutes. */
export type Stay = { readonly upTo: number; readonly minutes: number };

/** How a venue takes reservations. */
export type ReservationSettings = {
  readonly on: boolean;
  readonly stepMinutes: number;
  /** The largest party that may reserve by itself; larger ones call. */
  readonly partyMax: number;
  /** How many days ahead; 0: today alone. */
  readonly aheadDays: number;
  /** How long before at the latest. */
  readonly noticeMinutes: number;
  /** By party, the smallest first; who is more than the last one says stays as long. */
  readonly stays: readonly Stay[];
  /** How long a table is kept for who is late. */
  readonly lateMinutes: number;
  /** What guests read above the times, in the venue's own words. */
  readonly words: Translated;
};

/** What a venue that said nothing goes by. */
export const USUAL_RESERVATIONS: ReservationSettings = {
  on: false,
  stepMinutes: 30,
  partyMax: 8,
  aheadDays: 60,
  noticeMinutes: 60,
  stays: [
    { upTo: 2, minutes: 90 },
    { upTo: 4, minutes: 120 },
    { upTo: 99, minutes: 150 },
  ],
  lateMinutes: 15,
  words: {},
};

/** Bounds of what can be chosen; a party is at most as large as a large table. */
export const RESERVATION_BOUNDS = {
  partyMax: { least: 1, most: 50 },
  aheadDays: { least: 0, most: 365 },
  noticeMinutes: { least: 0, most: 7 * 1_440 },
  stay: { least: 15, most: 720 },
  lateMinutes: { least: 5, most: 120 },
} as const;

/** How long a party of that size stays, in minutes. */
export const stayMinutes = ({ stays }: Pick<ReservationSettings, 'stays'>, party: number): number =>
  stays.find(({ upTo }) => party <= upTo)?.minutes ?? stays.at(-1)?.minutes ?? 120;

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Why settings cannot be kept, by field. */
export const reservationProblems = (settings: ReservationSettings): Readonly<Record<string, string>> => {
  const { stays, stepMinutes } = settings;
  const wrong: Record<string, string> = {};
  if (!SLOT_STEPS.some(step => step === stepMinutes)) wrong.step_minutes = 'unknown';
  if (!within(settings.partyMax, RESERVATION_BOUNDS.partyMax)) wrong.party_max = 'bounds';
  if (!within(settings.aheadDays, RESERVATION_BOUNDS.aheadDays)) wrong.ahead_days = 'bounds';
  if (!within(settings.noticeMinutes, RESERVATION_BOUNDS.noticeMinutes)) wrong.notice_minutes = 'bounds';
  if (!within(settings.lateMinutes, RESERVATION_BOUNDS.lateMinutes)) wrong.late_minutes = 'bounds';
  const rising = stays.every(({ upTo }, place) => upTo > (stays[place - 1]?.upTo ?? 0));
  const sensible = stays.every(({ minutes }) => within(minutes, RESERVATION_BOUNDS.stay));
  if (stays.length === 0 || !rising || !sensible) wrong.stays = 'bounds';
  return wrong;
};
