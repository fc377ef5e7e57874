import type { Translated } from '../menu/index.ts';

/** As many as fit in a hall. The cookie that remembers where a guest ordered holds half of them; the others are found by the phone's secret. */
export const MAX_STALLS = 60;
export const MAX_COURT_NAME = 80;
export const MAX_COURT_DESCRIPTION = 300;

type Wanted = {
  readonly name: Translated;
  readonly mainLanguage: string;
  readonly venues: readonly string[];
};
/** What is known of the venues when a food court is saved, by their ids. */
type Known = {
  /** In this food court until now. */
  readonly before: readonly string[];
  /** Of this organisation, and owned by whoever saves. */
  readonly owned: readonly string[];
  /** In another food court. */
  readonly taken: readonly string[];
};
export type CourtProblem = 'missing' | 'unknown' | 'taken' | 'not_yours' | 'twice';

/**
 * Why a food court cannot be saved so, by field. Owners bring in and take out their own venues alone; whose venue another
 * owner brought in stays, wherever in the order.
 */
export const courtProblems = (
  { name, mainLanguage, venues }: Wanted,
  { before, owned, taken }: Known,
): { readonly [field: string]: CourtProblem } => {
  const problemOf = (): CourtProblem | null => {
    if (new Set(venues).size < venues.length) return 'twice';
    if (venues.some(id => !owned.includes(id) && !before.includes(id))) return 'unknown';
    if (before.some(id => !owned.includes(id) && !venues.includes(id))) return 'not_yours';
    return venues.some(id => taken.includes(id)) ? 'taken' : null;
  };
  const problem = problemOf();
  return {
    ...((name[mainLanguage] ?? '').trim() === '' && { name: 'missing' as const }),
    ...(problem && { venues: problem }),
  };
};
