/** What may need a person of the office, the most urgent first. */
export const HOME_NEEDS = ['money', 'drawer', 'kitchen', 'review', 'stock'] as const;
export type HomeNeed = (typeof HOME_NEEDS)[number];

const SLOWER_SECONDS = 5 * 60;
const SLOWER_SHARE = 1.25;

/** The kitchen is slower than usual by so much that guests feel it. Seconds; null: nothing was made, or nobody knows. */
export const isSlower = (now: number | null, usually: number | null): boolean =>
  now !== null && usually !== null && now >= usually + SLOWER_SECONDS && now >= usually * SLOWER_SHARE;

/** Few are left of what is there each day: a quarter of it or less. None left is no news: the menu says so. */
export const isRunningOut = (left: number | null, eachDay: number | null): boolean =>
  left !== null && eachDay !== null && left > 0 && left <= Math.max(1, Math.trunc(eachDay / 4));

/** The worst of ratings that an owner hears of before anybody asks. */
export const BAD_RATING = 2;
/** Days after which a rating is history. */
export const RATING_IS_NEWS_DAYS = 7;

/** The most urgent first, each kind as it came. */
export const byUrgency = <Need extends { readonly kind: HomeNeed }>(needs: readonly Need[]): Need[] =>
  HOME_NEEDS.flatMap(kind => needs.filter(need => need.kind === kind));
