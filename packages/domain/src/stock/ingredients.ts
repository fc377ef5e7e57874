/** Of what is counted by the piece and shared by dishes, a portion takes so many: by ingredient. */
export type Takes = Readonly<Record<string, number>>;

/** What dishes, sizes and options take, by `kind:id`. */
export type IngredientUses = Readonly<Record<string, Takes>>;

/** Most of one ingredient that one dish, size or option takes. */
export const MAX_USE = 20;
/** Most ingredients that a venue counts. */
export const MAX_INGREDIENTS = 200;
/** Most dishes, sizes and options that one ingredient is linked with. */
export const MAX_LINKS = 500;

/** What is left, by ingredient; undefined: nobody counts it. */
export type Left = (ingredient: string) => number | undefined;

/** What one portion takes: what its dish, its size and its options take together. */
export const takesOf = (uses: IngredientUses, parts: readonly string[]): Takes => {
  const takes: Record<string, number> = {};
  for (const part of parts) {
    for (const [ingredient, count] of Object.entries(uses[part] ?? {})) {
      takes[ingredient] = (takes[ingredient] ?? 0) + count;
    }
  }
  return takes;
};

/** How many portions what is left suffices for; infinite where nothing of it is counted. */
export const portionsLeft = (takes: Takes, left: Left): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...Object.entries(takes).map(([ingredient, each]) =>
      Math.floor((left(ingredient) ?? Number.POSITIVE_INFINITY) / each),
    ),
  );

/** Which ingredients do not suffice for one portion. */
export const missingFor = (takes: Takes, left: Left): string[] =>
  Object.entries(takes)
    .filter(([ingredient, each]) => (left(ingredient) ?? Number.POSITIVE_INFINITY) < each)
    .map(([ingredient]) => ingredient);

/** The name of an ingredient among everything that can run out. */
const keyOf = (ingredient: string): string => `ingredient:${ingredient}`;

/** Answers whether things that go together in one portion cannot be had: one of them is sold out, or an ingredient short. */
export const soldOutBy =
  (uses: IngredientUses, left: (what: string) => number | undefined) =>
  (...together: readonly string[]): boolean =>
    together.some(what => left(what) === 0) ||
    missingFor(takesOf(uses, together), ingredient => left(keyOf(ingredient))).length > 0;

/**
 * When what is sold out is to be had again, in epoch milliseconds: when the last thing that keeps it off the menu comes back.
 * Undefined where one of them comes back only by hand.
 */
export const backBy =
  (
    uses: IngredientUses,
    left: (what: string) => number | undefined,
    back: (what: string) => number | undefined,
  ) =>
  (what: string): number | undefined => {
    const missing = missingFor(takesOf(uses, [what]), ingredient => left(keyOf(ingredient))).map(keyOf);
    const reasons = [...(left(what) === 0 ? [what] : []), ...missing];
    const times = reasons.map(each => back(each) ?? Number.NaN);
    const last = Math.max(...times);
    return Number.isFinite(last) ? last : undefined;
  };

/**
 * The most that one portion can take of an ingredient, whatever is chosen: while more is left, no dish is sold out for it.
 * Never less than what a portion takes, often more.
 */
export const mostPerPortion = (uses: IngredientUses, ingredient: string): number => {
  const most = { item: 0, variation: 0, option: 0 };
  for (const [part, takes] of Object.entries(uses)) {
    const count = takes[ingredient] ?? 0;
    if (part.startsWith('item:')) most.item = Math.max(most.item, count);
    else if (part.startsWith('variation:')) most.variation = Math.max(most.variation, count);
    else most.option += count;
  }
  return most.item + most.variation + most.option;
};
