/** A line as it counts for the day's totals. */
export type Counted = {
  /** Dish with its variation, in the kitchen's language. */
  readonly name: string;
  readonly quantity: number;
  readonly modifiers: readonly string[];
};

export type AllDay = {
  readonly name: string;
  readonly count: number;
  /** How many of them are made in another way than plain, by how. */
  readonly ways: readonly { readonly words: readonly string[]; readonly count: number }[];
};

const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count;

const total = (lines: readonly Counted[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of each dish are to be made now, over all tickets: the most first, dishes of equal count by name. */
export const allDayOf = (lines: readonly Counted[]): AllDay[] =>
  [...Map.groupBy(lines, ({ name }) => name)]
    .map(([name, same]) => ({
      name,
      count: total(same),
      ways: [...Map.groupBy(same, ({ modifiers }) => JSON.stringify([...modifiers].sort()))]
        .map(([words, alike]) => ({ words: JSON.parse(words) as string[], count: total(alike) }))
        .filter(({ words }) => words.length > 0)
        .sort(byCount),
    }))
    .sort((a, b) => byCount(a, b) || (a.name < b.name ? -1 : 1));
