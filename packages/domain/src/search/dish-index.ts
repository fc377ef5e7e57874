import { asHeard, foldText, wordsOf } from './fold.ts';

/** What a dish can be found by. Names and descriptions may be in several languages, the guest's first. */
export type DishTexts = {
  readonly names: readonly string[];
  /** Its category, subcategory and tags. */
  readonly labels: readonly string[];
  readonly descriptions: readonly string[];
};

/** Kinds of texts, the ones that count most first; a kind's place is its rank. */
const KINDS = ['names', 'labels', 'descriptions'] as const satisfies readonly (keyof DishTexts)[];
export const KIND_COUNT = KINDS.length;

/** One text, ready to be searched. */
export type Field = {
  readonly rank: number;
  /** Folded, with everything that is in it. */
  readonly text: string;
  /** Its words, each between two spaces. */
  readonly spaced: string;
  /** A name's words run together: "cocacola" finds "Coca-Cola". */
  readonly joined: string;
};

/** Where a word stands: a dish by its place, and the rank of the text. */
export type WordPlace = { readonly dish: number; readonly rank: number };

export type DishIndex<I> = {
  readonly items: readonly I[];
  /** Fields of each item, in the items' order. */
  readonly fields: readonly (readonly Field[])[];
  readonly words: ReadonlyMap<string, readonly WordPlace[]>;
  /** Each word as one may hear it. */
  readonly heard: ReadonlyMap<string, string>;
};

const fieldOf = (text: string, rank: number): Field => {
  const folded = foldText(text);
  const words = wordsOf(folded);
  return { rank, text: folded, spaced: ` ${words.join(' ')} `, joined: rank === 0 ? words.join('') : '' };
};

/**
 * Prepares dishes for being searched: once per menu, so that each letter typed costs little. What is not handed in is not
 * found: hidden dishes are left out by the caller. SEARCH-04.
 */
export const indexDishes = <I>(items: readonly I[], textsOf: (item: I) => DishTexts): DishIndex<I> => {
  const words = new Map<string, WordPlace[]>();
  const fields = items.map((item, dish) => {
    const texts = textsOf(item);
    const own = KINDS.flatMap((kind, rank) =>
      [...new Set(texts[kind])].filter(Boolean).map(text => fieldOf(text, rank)),
    );
    for (const { spaced, rank } of own) {
      for (const word of new Set(spaced.trim().split(' '))) {
        const places = words.get(word) ?? [];
        places.push({ dish, rank });
        words.set(word, places);
      }
    }
    return own;
  });
  const heard = new Map([...words.keys()].map(word => [word, asHeard(word)]));
  return { items, fields, words, heard };
};
