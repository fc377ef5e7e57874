type Texts = { readonly [language: string]: string };

/** What members collect for: so much money paid, a day on which they paid, or each dish of a category. */
export const EARNS = ['amount', 'visit', 'dish'] as const;
export type Earn = (typeof EARNS)[number];

/** Why a card has more or less than before. */
export const POINT_CAUSES = [
  'payment',
  'refund',
  'reward',
  'reward_back',
  'expiry',
  'birthday',
  'staff',
  'import',
] as const;
export type PointCause = (typeof POINT_CAUSES)[number];

export const MAX_REWARD_COST = 10_000;
export const MAX_BIRTHDAY_POINTS = 1_000;
export const MAX_POINTS_MONTHS = 60;
/** Staff write no more than this at once. */
export const MAX_POINTS_AT_ONCE = 10_000;
/** Whoever corrects by hand says why, in so many characters at most. */
export const MAX_POINTS_REASON = 200;

/** How members collect, and what they get for it. Money in minor units of the venue's currency. */
export type PointsTerms = {
  readonly earn: Earn;
  /** Paid for one point; of `amount` alone. */
  readonly every: number | null;
  /** The category whose dishes give a stamp each; of `dish` alone. */
  readonly category: string | null;
  /** How many a reward costs. */
  readonly cost: number;
  /** What a reward takes off; null: it is a dish. */
  readonly rewardAmount: number | null;
  /** The category one dish of which is free; null: it is an amount. */
  readonly rewardCategory: string | null;
  /** "Free coffee", by language. */
  readonly rewardName: Texts;
  /** Given on a birthday; 0: nothing. */
  readonly birthday: number;
  /** Nothing collected and nothing used for so many months: what is there ends. Null: it stays. */
  readonly months: number | null;
};

export type PointsProblem = 'missing' | 'range' | 'long';

export const isWhole = (value: number | null, least: number, most: number): boolean =>
  value !== null && Number.isSafeInteger(value) && value >= least && value <= most;

const MAX_MINOR = 100_000_000;
const MAX_NAME = 60;

/** What is wrong with the terms, by place: `points.cost`. `main` is the venue's language. */
export const pointsProblems = (
  terms: PointsTerms,
  main: string,
): { readonly [place: string]: PointsProblem } => {
  const names = Object.values(terms.rewardName);
  return Object.fromEntries([
    ...(terms.earn === 'amount' && !isWhole(terms.every, 1, MAX_MINOR)
      ? [['points.every', 'missing'] as const]
      : []),
    ...(terms.earn === 'dish' && !terms.category ? [['points.category', 'missing'] as const] : []),
    ...(isWhole(terms.cost, 1, MAX_REWARD_COST) ? [] : [['points.cost', 'range'] as const]),
    // A reward is an amount or a dish.
    ...(terms.rewardCategory === null && !isWhole(terms.rewardAmount, 1, MAX_MINOR)
      ? [['points.rewardAmount', 'missing'] as const]
      : []),
    ...(terms.rewardCategory === '' ? [['points.rewardCategory', 'missing'] as const] : []),
    ...((terms.rewardName[main] ?? '').trim() === '' ? [['points.rewardName', 'missing'] as const] : []),
    ...(names.some(name => name.length > MAX_NAME) ? [['points.rewardName', 'long'] as const] : []),
    ...(isWhole(terms.birthday, 0, MAX_BIRTHDAY_POINTS) ? [] : [['points.birthday', 'range'] as const]),
    ...(terms.months === null || isWhole(terms.months, 1, MAX_POINTS_MONTHS)
      ? []
      : [['points.months', 'range'] as const]),
  ]);
};

/** What a claim has come to: by what was paid and not given back, in minor units and whole dishes. */
export type Earned = {
  readonly id: string;
  readonly earn: Earn;
  readonly every: number | null;
  /** So often it counts what was paid: by the tier of that moment. */
  readonly times: number;
  /** Paid, less what was given back. */
  readonly paid: number;
  /** Dishes that count and that are still sold. */
  readonly dishes: number;
  /** The business day: visits are counted once of it. */
  readonly day: string;
  /** What its lines give so far. */
  readonly given: number;
  /** Of that: ended unused, and the money for it went back afterwards. */
  readonly letGo: number;
  /** What it gave was on the card when all of that ended, or was used before. */
  readonly ended: boolean;
};

const counted = (claim: Earned, isFirstOfDay: boolean): number => {
  switch (claim.earn) {
    case 'amount':
      return claim.every ? Math.floor(Math.max(0, claim.paid) / claim.every) : 0;
    case 'visit':
      return claim.paid > 0 && isFirstOfDay ? 1 : 0;
    case 'dish':
      return claim.dishes;
  }
};

const wanted = (claim: Earned, isFirstOfDay: boolean): number => claim.times * counted(claim, isFirstOfDay);

/** A change that is due, and of which claim: what its card has more or less, and what of it ended and is owed by nobody. */
export type DueChange = { readonly claim: string; readonly units: number; readonly letGo: number };

/**
 * What a card is still given, and what goes back, so that each claim stands at what was paid for it. `claims` in the order in which they were
 * made. More first; less never below nothing: what was used meanwhile stays owed, and goes off what comes next. What ended
 * `unused` is owed by nobody: money that goes back for claims of before is for that first. Applied once it answers with nothing,
 * as long as nothing else happens or is owed.
 */
export const dueChanges = (balance: number, unused: number, claims: readonly Earned[]): DueChange[] => {
  const days = new Set<string>();
  const open = claims.map(claim => {
    const isFirst = claim.earn === 'visit' && claim.paid > 0 && !days.has(claim.day);
    if (isFirst) days.add(claim.day);
    return { claim, units: wanted(claim, isFirst) - (claim.given - claim.letGo) };
  });
  const more = open.flatMap(({ claim: { id }, units }) =>
    units > 0 ? [{ claim: id, units, letGo: 0 }] : [],
  );
  let left = balance + more.reduce((sum, { units }) => sum + units, 0);
  let gone = unused;
  const less = open.flatMap(({ claim: { id, ended }, units }) => {
    if (units >= 0) return [];
    const letGo = ended ? Math.min(-units, gone) : 0;
    const back = Math.min(-units - letGo, left);
    gone -= letGo;
    left -= back;
    return letGo + back > 0 ? [{ claim: id, units: 0 - back, letGo }] : [];
  });
  return [...more, ...less];
};
