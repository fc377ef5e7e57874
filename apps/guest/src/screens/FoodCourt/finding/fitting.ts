import { foundDish } from '@tableside/contract/dish-diet';
import type { FoundAtVenue, FoundDish } from '@tableside/contract/http/food-courts';
import { type Allergen, judgeDish } from '@tableside/domain/allergens';

export type Fitting = FoundDish & {
  /** In one of its forms alone. */
  readonly mustChoose: boolean;
};
export type FittingVenue = Omit<FoundAtVenue, 'dishes'> & { readonly dishes: readonly Fitting[] };

/** Judged here, because it is told to nobody; nothing that is unsure passes for safe. */
const judged = (dish: FoundDish, without: readonly Allergen[]): Fitting[] => {
  const verdict = judgeDish(foundDish(dish), false, { diet: null, without });
  if (verdict !== 'fits' && verdict !== 'choose') return [];
  return [{ ...dish, mustChoose: verdict === 'choose' }];
};

/** What is left of what was found for somebody who leaves something out; venues of which nothing is left go. */
export const fittingVenues = (
  venues: readonly FoundAtVenue[],
  without: readonly Allergen[],
): FittingVenue[] =>
  venues
    .map(venue => {
      const dishes = venue.dishes.flatMap(dish => judged(dish, without));
      // What was not sent has not been judged.
      return { ...venue, dishes, count: without.length > 0 ? dishes.length : venue.count };
    })
    .filter(({ dishes }) => dishes.length > 0);
