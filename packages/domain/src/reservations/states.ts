/** `booked`: for a time; `waiting`: in the line at the door. */
export const RESERVATION_KINDS = ['booked', 'waiting'] as const;
export type ReservationKind = (typeof RESERVATION_KINDS)[number];

export const RESERVATION_STATES = [
  'booked',
  'waiting',
  /** Told that the table is ready. */
  'ready',
  'seated',
  'done',
  'cancelled',
  'no_show',
  'gave_up',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

export const RESERVATION_DEEDS = ['ready', 'seat', 'leave', 'cancel', 'no_show', 'give_up', 'undo'] as const;
export type ReservationDeed = (typeof RESERVATION_DEEDS)[number];

type Rule = { readonly from: readonly ReservationState[]; readonly to: ReservationState };

/** THE table of what staff may do with whom, and what becomes of them. */
const DEEDS: Readonly<Record<Exclude<ReservationDeed, 'undo'>, Rule>> = {
  ready: { from: ['waiting', 'ready'], to: 'ready' },
  seat: { from: ['booked', 'waiting', 'ready'], to: 'seated' },
  leave: { from: ['seated'], to: 'done' },
  cancel: { from: ['booked'], to: 'cancelled' },
  no_show: { from: ['booked'], to: 'no_show' },
  give_up: { from: ['waiting', 'ready'], to: 'gave_up' },
};

/** What can be taken back: they wait again, or are expected again. */
const UNDONE: readonly ReservationState[] = ['seated', 'cancelled', 'no_show', 'gave_up'];

/** The state after a deed; null: it cannot be done from here. */
export const stateAfter = (
  deed: ReservationDeed,
  now: ReservationState,
  kind: ReservationKind,
): ReservationState | null => {
  if (deed === 'undo') return UNDONE.includes(now) ? kind : null;
  const { from, to } = DEEDS[deed];
  return from.includes(now) ? to : null;
};

/** They are still to come, or wait. */
export const isAhead = (state: ReservationState): boolean =>
  state === 'booked' || state === 'waiting' || state === 'ready';

/** How somebody who reserved stands to the clock: `late`, the table is kept; `overdue`, it need not be any longer. */
export type Lateness = 'coming' | 'late' | 'overdue';

const MINUTE_MS = 60_000;

export const latenessOf = (at: number, now: number, lateMinutes: number): Lateness => {
  if (now < at + MINUTE_MS) return 'coming';
  return now < at + lateMinutes * MINUTE_MS ? 'late' : 'overdue';
};

/** How many wait before one, by when they came; a later one that was told first still waits behind. */
export const placeInLine = (
  line: readonly { readonly id: string; readonly since: number }[],
  id: string,
): number | null => {
  const own = line.find(each => each.id === id);
  if (!own) return null;
  return 1 + line.filter(each => each.since < own.since || (each.since === own.since && each.id < id)).length;
};
