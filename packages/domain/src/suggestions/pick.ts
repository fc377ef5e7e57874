/** Most dishes suggested at once: more would be an advertisement. */
export const MAX_SHOWN = 3;
/** Most that a venue may set for one dish, and for every cart: some will be sold out or in the cart already. */
export const MAX_SET = 6;

/** What a venue suggests: beside every cart, and with single dishes; by ids of menu items, in the venue's order. */
export type SuggestionRules = {
  readonly always: readonly string[];
  readonly with: ReadonlyMap<string, readonly string[]>;
};

/** The first of each list, then the second of each, and so on: no dish of the cart speaks for all. */
const inTurn = (lists: readonly (readonly string[])[]): string[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap(list => list[place] ?? [])).flat();
};

/**
 * What to suggest beside a cart, at most three: what goes with its dishes, then what goes with everything. Never what is in
 * the cart, nor what `canHave` says cannot be had: sold out, not served now, filtered out, behind the age gate. An empty
 * cart gets nothing.
 */
export const pickSuggestions = (
  inCart: readonly string[],
  rules: SuggestionRules,
  canHave: (id: string) => boolean,
): readonly string[] => {
  if (inCart.length === 0) return [];
  const own = [...new Set(inCart)];
  const wanted = [...inTurn(own.map(id => rules.with.get(id) ?? [])), ...rules.always];
  return [...new Set(wanted)].filter(id => !own.includes(id) && canHave(id)).slice(0, MAX_SHOWN);
};
