import { addDays, addMonths, type Day } from '../../schedule/calendar.ts';
import { isWhole, type PointCause } from '../points.ts';

type Texts = { readonly [language: string]: string };

export const MAX_TIERS = 5;
export const MAX_TIER_MONTHS = 24;
export const MAX_TIER_FROM = 1_000_000;
/** What is collected counts so often at most. */
export const MAX_TIER_TIMES = 5;
export const MAX_TIER_NAME = 40;
/** Members pay something: nothing is given away by a setting. */
export const MAX_MEMBER_PERCENT = 99;

/** What members earn a tier with: what they paid for, less what was given back, and what staff wrote. Gifts and old cards earn none. */
export const TIER_CAUSES: readonly PointCause[] = ['payment', 'refund', 'staff'];

/** A tier: what a member has earned in the last months to be in it, and what it gives. */
export type Tier = {
  /** It is known by. */
  readonly key: string;
  readonly name: Texts;
  readonly from: number;
  /** Off everything, in whole percent; null: no more than every member has. */
  readonly percent: number | null;
  /** What is collected counts so often. */
  readonly times: number;
};

export type TierTerms = {
  /** How far back it counts what was earned. */
  readonly months: number;
  readonly levels: readonly Tier[];
};

export type TierProblem = 'missing' | 'long' | 'twice' | 'many' | 'range';

const levelProblems = (
  level: Tier,
  at: number,
  all: readonly Tier[],
  main: string,
): [string, TierProblem][] => {
  const { name, from, percent, times } = level;
  const own = (name[main] ?? '').trim();
  const place = `tiers.${at}`;
  const found: [string, TierProblem, boolean][] = [
    [`${place}.name`, 'missing', own === ''],
    [`${place}.name`, 'long', Object.values(name).some(text => text.length > MAX_TIER_NAME)],
    [`${place}.from`, 'range', !isWhole(from, 1, MAX_TIER_FROM)],
    [`${place}.from`, 'twice', all.findIndex(each => each.from === from) < at],
    [`${place}.percent`, 'range', percent !== null && !isWhole(percent, 1, MAX_MEMBER_PERCENT)],
    // A tier that gives nothing is a promise of nothing.
    [`${place}.percent`, 'missing', percent === null && times === 1],
    [`${place}.times`, 'range', !isWhole(times, 1, MAX_TIER_TIMES)],
  ];
  return found.flatMap(([where, problem, is]) => (is ? [[where, problem]] : []));
};

/** What is wrong with tiers, by place: `tiers.months`, `tiers.0.name`. `main` is the venue's language. */
export const tierProblems = (
  { months, levels }: TierTerms,
  main: string,
): { readonly [place: string]: TierProblem } =>
  Object.fromEntries([
    ...(isWhole(months, 1, MAX_TIER_MONTHS) ? [] : [['tiers.months', 'range'] as const]),
    ...(levels.length > MAX_TIERS ? [['tiers', 'many'] as const] : []),
    ...levels.flatMap((level, at, all) => levelProblems(level, at, all, main)),
  ]);

/** A change of a card, and the business day of its programme's venue on which it was. */
export type TierLine = { readonly day: Day; readonly units: number; readonly cause: PointCause };

/** Where a member stands. */
export type TierStanding = {
  readonly tier: Tier | null;
  /** What counts for it today. */
  readonly earned: number;
  /** The last business day of the tier if nothing more is earned; null: none. */
  readonly until: Day | null;
  /** The next one; null: there is none above. */
  readonly next: Tier | null;
  /** How much is still to earn for it. */
  readonly left: number;
};

const highest = (levels: readonly Tier[], earned: number): Tier | null =>
  levels
    .filter(({ from }) => from <= earned)
    .reduce<Tier | null>((best, each) => (best && best.from >= each.from ? best : each), null);

/** The first day after today on which less than that counts, if nothing more comes. */
const fallsOn = (kept: readonly TierLine[], months: number, from: number, today: Day): Day => {
  const out = kept
    .map(({ day, units }) => ({ on: addMonths(day, months), units }))
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  let sum = out.reduce((all, { units }) => all + units, 0);
  // What went back today counts from tomorrow on.
  if (sum < from) return addDays(today, 1);
  for (const [at, { on, units }] of out.entries()) {
    sum -= units;
    if (sum < from && out[at + 1]?.on !== on) return on;
  }
  return addDays(today, 1);
};

/**
 * The tier of a card by its lines. What was earned counts at once, and for so many months; what goes back, or is too long ago, from the
 * next business day on: no tier falls in the middle of a meal. The same lines answer the same on every server, and whoever has the export of
 * an account can reckon it.
 */
export const tierStanding = (
  { months, levels }: TierTerms,
  lines: readonly TierLine[],
  today: Day,
): TierStanding => {
  const kept = lines.filter(
    ({ day, cause }) => TIER_CAUSES.includes(cause) && addMonths(day, months) > today,
  );
  const earned = kept.reduce((sum, { day, units }) => sum + (units < 0 && day >= today ? 0 : units), 0);
  const tier = highest(levels, earned);
  const next = levels
    .filter(({ from }) => from > earned)
    .reduce<Tier | null>((best, each) => (best && best.from <= each.from ? best : each), null);
  return {
    tier,
    earned: Math.max(0, earned),
    until: tier && addDays(fallsOn(kept, months, tier.from, today), -1),
    next,
    left: next ? next.from - Math.max(0, earned) : 0,
  };
};
