import { type DishIndex, type Field, KIND_COUNT } from './dish-index.ts';
import { asHeard, foldText, wordsOf } from './fold.ts';
import { allowedTypos, typosToBeginning } from './typos.ts';

/** What was found, best first. */
export type Found<I> = {
  readonly items: readonly I[];
  /** When nothing was found: a few dishes that come near. */
  readonly close: readonly I[];
  /** Folded words and beginnings of words that made the items match: for marking them. */
  readonly marks: readonly string[];
};

/** Worse than any exact match; typing mistakes come after everything that was typed as it is written. */
const TYPO_COST = KIND_COUNT * 3;
/** Words of fewer letters hold too little to be told apart by ear. */
const HEARD = 5;
/** Dishes offered when nothing was found. */
const MAX_CLOSE = 5;

/** A whole word, the beginning of one, a piece within one; in a name before labels, in labels before descriptions. */
const costIn = (wanted: string, field: Field): number | null => {
  const rank = field.rank * 3;
  if (field.spaced.includes(` ${wanted} `)) return rank;
  if (field.spaced.includes(` ${wanted}`)) return rank + 1;
  return field.text.includes(wanted) || field.joined.includes(wanted) ? rank + 2 : null;
};

/** Costs by dish; dishes without one do not match. */
type Costs = Map<number, number>;

const lower = (costs: Costs, dish: number, cost: number): void => {
  costs.set(dish, Math.min(costs.get(dish) ?? Number.POSITIVE_INFINITY, cost));
};

const exactCosts = <I>(wanted: string, index: DishIndex<I>): Costs => {
  const costs: Costs = new Map();
  index.fields.forEach((fields, dish) => {
    for (const field of fields) {
      const cost = costIn(wanted, field);
      if (cost !== null) lower(costs, dish, cost);
    }
  });
  return costs;
};

/** How much is forgiven: so many mistakes, in texts of ranks up to this. */
type Leniency = { readonly most: number; readonly lastRank: number };

/** Adds dishes with words that are so many mistakes away; answers with those words. */
const addMisspelt = <I>(
  wanted: string,
  { most, lastRank }: Leniency,
  index: DishIndex<I>,
  costs: Costs,
): string[] => {
  const meant: string[] = [];
  const ear = asHeard(wanted);
  for (const [word, places] of index.words) {
    // What is written by ear counts as one mistake, however many letters that takes.
    const byEar = ear.length < HEARD ? null : typosToBeginning(ear, index.heard.get(word) ?? word, most);
    const typos = typosToBeginning(wanted, word, most) ?? (byEar === null ? null : Math.max(1, byEar));
    if (!typos) continue;
    meant.push(word);
    for (const { dish, rank } of places)
      if (rank <= lastRank) lower(costs, dish, TYPO_COST + rank * 3 + typos);
  }
  return meant;
};

/** Whether a name or label has a word that begins so: then it was meant as it was typed. */
const isOnMenu = (costs: Costs): boolean =>
  [...costs.values()].some(cost => cost < KIND_COUNT * 2 && cost % 3 < 2);

/** Everywhere as many mistakes as the word's length allows. */
const usual = (word: string): Leniency => ({ most: allowedTypos(word.length), lastRank: KIND_COUNT });
/** One mistake more than usual, in names and labels alone: to offer what is close. */
const lenient = (word: string): Leniency => ({
  most: word.length < 3 ? 0 : allowedTypos(word.length) + 1,
  lastRank: 1,
});

/** What each dish of each index costs for a word. A word that one of them has is meant as it was typed in all of them. */
const costsIn = <I>(
  wanted: string,
  indexes: readonly DishIndex<I>[],
  leniency: Leniency,
  marks: string[],
): Costs[] => {
  const all = indexes.map(index => ({ index, costs: exactCosts(wanted, index) }));
  marks.push(wanted);
  if (leniency.most > 0 && !all.some(({ costs }) => isOnMenu(costs)))
    for (const { index, costs } of all) marks.push(...addMisspelt(wanted, leniency, index, costs));
  return all.map(({ costs }) => costs);
};

const costsOf = <I>(wanted: string, index: DishIndex<I>, leniency: Leniency, marks: string[]): Costs =>
  costsIn(wanted, [index], leniency, marks)[0] ?? new Map();

/** Dishes in order of what they cost; equal ones in menu order. */
const inOrder = <I>(costs: Costs, { items }: DishIndex<I>): I[] =>
  [...costs].sort(([a, costA], [b, costB]) => costA - costB || a - b).flatMap(([dish]) => items[dish] ?? []);

/** Dishes that have every word; the costs of the words add up. */
const withAll = (all: readonly Costs[]): Costs => {
  const [first = new Map<number, number>(), ...others] = all;
  const sums: Costs = new Map();
  for (const [dish, cost] of first) {
    const sum = others.reduce((total, costs) => total + (costs.get(dish) ?? Number.POSITIVE_INFINITY), cost);
    if (Number.isFinite(sum)) sums.set(dish, sum);
  }
  return sums;
};

/** Dishes that have any of the words, more of them first: what to offer in place of nothing. */
const withAny = (all: readonly Costs[]): Costs => {
  const sums: Costs = new Map();
  const missing = TYPO_COST * 2;
  for (const dish of new Set(all.flatMap(costs => [...costs.keys()]))) {
    sums.set(
      dish,
      all.reduce((total, costs) => total + (costs.get(dish) ?? missing), 0),
    );
  }
  return sums;
};

/**
 * Dishes that hold every word of the query, or a piece of one, in their names, labels or descriptions: names first, the
 * beginnings of words first. A word that begins no name or label may be mistyped by a letter or two. An empty query finds
 * nothing. SEARCH-04.
 */
export const searchDishes = <I>(query: string, index: DishIndex<I>): Found<I> => {
  const folded = foldText(query);
  const words = wordsOf(folded);
  if (words.length === 0) {
    const found = folded === '' ? [] : inOrder(exactCosts(folded, index), index);
    return { items: found, close: [], marks: [folded] };
  }
  const marks: string[] = [];
  const items = inOrder(withAll(words.map(word => costsOf(word, index, usual(word), marks))), index);
  if (items.length > 0) return { items, close: [], marks };
  const near = words.map(word => costsOf(word, index, lenient(word), []));
  return { items, close: inOrder(withAny(near), index).slice(0, MAX_CLOSE), marks: [] };
};

/** A dish found among the menus of several venues, with how far it is from what was typed: zero is nearest. */
export type FoundAmong<I> = { readonly item: I; readonly cost: number };

/**
 * The same over several menus, an answer for each in its own order of dishes. An empty query finds all of them.
 */
export const searchAmong = <I>(query: string, indexes: readonly DishIndex<I>[]): FoundAmong<I>[][] => {
  const words = wordsOf(foldText(query));
  if (words.length === 0) return indexes.map(({ items }) => items.map(item => ({ item, cost: 0 })));
  const byWord = words.map(word => costsIn(word, indexes, usual(word), []));
  return indexes.map(({ items }, place) => {
    const costs = withAll(byWord.map(of => of[place] ?? new Map<number, number>()));
    return items.flatMap((item, dish) => {
      const cost = costs.get(dish);
      return cost === undefined ? [] : [{ item, cost }];
    });
  });
};
