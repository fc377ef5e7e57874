import { addDays } from '../schedule/index.ts';

/** Business days, both included, as `YYYY-MM-DD`. */
export type Days = { readonly from: string; readonly to: string };

/** Of what was shared out by hours before, what counted some of these days, too. */
export const sharedBefore = <Shared extends Days>(days: Days, before: readonly Shared[]): Shared[] =>
  before.filter(({ from, to }) => from <= days.to && days.from <= to);

const WEEK = 7;
/** Longest that is shared at once. */
const MOST = 62;

/** Which days are next to be shared: those since the last that were, up to today; a week where none were of late. */
export const daysToShare = (before: readonly Days[], today: string): Days => {
  const last = before.reduce((latest, { to }) => (to > latest ? to : latest), '');
  if (last >= today) return { from: today, to: today };
  const isLate = last === '' || addDays(last, MOST) < today;
  return { from: isLate ? addDays(today, 1 - WEEK) : addDays(last, 1), to: today };
};
