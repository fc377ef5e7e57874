/** The fourteen allergens that EU law (1169/2011, annex II) makes a venue state. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/**
 * What is said of a dish, a variation or an option, as the menu keeps it and as it travels. `mayContain` are traces.
 * Codes the law does not list are passed over, so that a newer menu on an older phone fails no rule.
 */
export type Said = {
  readonly allergens?: readonly string[] | undefined;
  readonly mayContain?: readonly string[] | undefined;
};

/** Allergens of the law's list among codes, each once, in the law's order. */
export const inLawOrder = (codes: Iterable<string>): Allergen[] => {
  const named = new Set(codes);
  return ALLERGENS.filter(allergen => named.has(allergen));
};
