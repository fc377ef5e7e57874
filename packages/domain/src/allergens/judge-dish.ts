import type { Said } from './allergens.ts';
import { type Diet, suitsDiet } from './diets.ts';
import { type Question, type Verdict, verdictOf } from './verdict.ts';
import type { Wish } from './wish.ts';

/** A dish as far as what it contains and whom it suits goes. */
export type JudgedDish = Said & {
  readonly stated: boolean;
  readonly questions: readonly Question[];
  readonly diets: readonly Diet[];
};

/** What a dish is for the guest; `other`: of another diet; `untold`: nobody says which diets it is for. */
export type Judged = Verdict | 'other' | 'untold';

/**
 * What a dish is for somebody with a wish. `marksDiets`: whether the venue marks any dish of its category with a diet. Where
 * it marks none (drinks, say), it has not looked at them.
 */
export const judgeDish = (
  dish: JudgedDish,
  marksDiets: boolean,
  { diet, without }: Pick<Wish, 'diet' | 'without'>,
): Judged => {
  const suits = diet === null || suitsDiet(dish.diets, diet);
  if (!suits && marksDiets) return 'other';
  const verdict = verdictOf(dish, new Set(without));
  return !suits && (verdict === 'fits' || verdict === 'choose') ? 'untold' : verdict;
};
