import type { BoardOrder } from '@tableside/contract/http/console/board';

/** Minutes that fit most orders; one tap accepts. */
const SUGGESTED = [10, 15, 20, 30] as const;
const OTHER = 25;
/** People promise in steps of five minutes. */
const STEP = 5;
const MINUTE_MS = 60_000;

/** Whole minutes until the kitchen begins with an order of a later slot; 0: it may begin now. `now` in epoch milliseconds. */
export const untilSlot = ({ slot_at }: Pick<BoardOrder, 'slot_at'>, now: number): number =>
  slot_at === null ? 0 : Math.max(0, Math.ceil((Date.parse(slot_at) - now) / MINUTE_MS));

const later = (minutes: number, until: number): number =>
  until === 0 ? minutes : Math.ceil((minutes + until) / STEP) * STEP;

/** What staff are offered to promise: counted from when the kitchen begins. */
export const acceptChoices = (
  until: number,
): { readonly suggested: readonly number[]; readonly start: number } => ({
  suggested: SUGGESTED.map(minutes => later(minutes, until)),
  start: later(OTHER, until),
});

/** What most orders are promised; the act of a card. */
const USUAL = 15;
export const usualChoice = (until: number): number => later(USUAL, until);
