import { GUEST_WORDS_KEPT_DAYS } from '../notes/index.ts';
import { WEBHOOK_LOG_DAYS } from '../webhooks/index.ts';

/** What a venue keeps about people for as long as its owner says. */
export const KEPT_KINDS = [
  'words',
  'reviews',
  'calls',
  'phones',
  'pace',
  'webhooks',
  'invitations',
  'reservations',
] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

type Period = {
  /** The shortest with which the work can still be done. */
  readonly least: number;
  readonly usual: number;
  /** Nothing asks for more. */
  readonly most: number;
};

const TEN_YEARS = 3_650;

/** THE table of periods, in days. */
export const PERIODS: Readonly<Record<KeptKind, Period>> = {
  // A complaint of yesterday is answered; what was said about somebody's health does not lie about for a season.
  words: { least: 7, usual: GUEST_WORDS_KEPT_DAYS, most: 90 },
  // A season is compared with the one before; what then stays of a review is its rating.
  reviews: { least: 30, usual: 365, most: TEN_YEARS },
  // Who answered how quickly is looked at by the month.
  calls: { least: 30, usual: TEN_YEARS, most: TEN_YEARS },
  // A card payment can be disputed for months: until then it is known which phone of a table paid.
  phones: { least: 30, usual: TEN_YEARS, most: TEN_YEARS },
  pace: { least: 30, usual: TEN_YEARS, most: TEN_YEARS },
  // What failed is tried for three days, and looked at after the weekend.
  webhooks: { least: 7, usual: WEBHOOK_LOG_DAYS, most: 90 },
  // Counted from the day on which they ended.
  invitations: { least: 1, usual: 30, most: 365 },
  // Who came yesterday may have left a coat; nobody is rung up after a season.
  reservations: { least: 1, usual: 30, most: 365 },
};

/** Days by kind, as a venue chose them; what is absent is as usual. */
export type Retention = { readonly [kind in KeptKind]?: number };

export const daysKept = (chosen: Retention | undefined, kind: KeptKind): number =>
  chosen?.[kind] ?? PERIODS[kind].usual;

const DAY_MS = 24 * 3_600_000;
/** What was over before this is erased at `now`; both in epoch ms. */
export const keptSince = (now: number, days: number): number => now - days * DAY_MS;

export type PeriodProblem = 'whole' | 'least' | 'most';
/** Why periods cannot be chosen, by kind. */
export const periodProblems = (
  chosen: Readonly<Record<KeptKind, number>>,
): { readonly [kind in KeptKind]?: PeriodProblem } =>
  Object.fromEntries(
    KEPT_KINDS.flatMap(kind => {
      const [days, { least, most }] = [chosen[kind], PERIODS[kind]];
      const problem = Number.isInteger(days)
        ? days < least
          ? 'least'
          : days > most
            ? 'most'
            : null
        : 'whole';
      return problem === null ? [] : [[kind, problem]];
    }),
  );

/** The kinds of which less is kept than before. */
export const shortened = (
  before: Readonly<Record<KeptKind, number>>,
  after: Readonly<Record<KeptKind, number>>,
): readonly KeptKind[] => KEPT_KINDS.filter(kind => after[kind] < before[kind]);

/** Periods people choose from: round ones, the bounds and the usual one. */
const ROUND = [1, 3, 7, 14, 30, 60, 90, 180, 365, 730, 1_095, 1_825, TEN_YEARS];
export const periodChoices = (kind: KeptKind, chosen: number): readonly number[] => {
  const { least, usual, most } = PERIODS[kind];
  const all = [...ROUND.filter(days => days >= least && days <= most), least, usual, most, chosen];
  return [...new Set(all)].sort((a, b) => a - b);
};
