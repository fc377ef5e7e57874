import { type Allergen, inLawOrder, type Said } from './allergens.ts';

/** What a dish contains as it was chosen. `stated` false: the venue has said nothing, and what is listed is not all. */
export type Contents = {
  readonly stated: boolean;
  readonly contains: readonly Allergen[];
  /** Traces; never what it contains anyway. */
  readonly mayContain: readonly Allergen[];
};

/** Whether a venue has stated the allergens of a dish. An empty list alone says nothing: somebody has to say "none". */
export const isStated = (dish: {
  readonly allergens: readonly string[];
  readonly allergensStated?: boolean | undefined;
}): boolean => dish.allergens.length > 0 || dish.allergensStated === true;

/**
 * What the dish as chosen contains: what every form of it has, and what the chosen variation and options add. The
 * statement is made per dish and covers its options. EU 1169/2011.
 */
export const contentsOf = (
  dish: Said & { readonly stated: boolean },
  chosen: readonly (Said | null | undefined)[],
): Contents => {
  const parts: readonly (Said | null | undefined)[] = [dish, ...chosen];
  const contains = inLawOrder(parts.flatMap(part => part?.allergens ?? []));
  const traces = inLawOrder(parts.flatMap(part => part?.mayContain ?? []));
  return {
    stated: dish.stated,
    contains,
    mayContain: traces.filter(allergen => !contains.includes(allergen)),
  };
};
