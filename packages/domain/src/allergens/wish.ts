import { foldText, wordsOf } from '../search/fold.ts';
import type { Allergen } from './allergens.ts';
import type { Diet } from './diets.ts';
import { BETWEEN, DIET_STEMS, FREE, GROWN, NAMED, WITHOUT } from './wish-words.ts';

/** What a guest typed, taken apart: what is to be left out, a diet, and the words that are left to look for. */
export type Wish = {
  /** Each once, as they were typed. */
  readonly without: readonly Allergen[];
  readonly diet: Diet | null;
  /** Folded; may be empty. */
  readonly rest: string;
};

/** Things of more than one word, by the one that tells; a word before or after it is part of it. */
const TWO_WORDS: readonly (readonly [as: RegExp, one: string])[] = [
  [/fruits (a|en) coque|fruits secs/g, 'noix'],
  [/frutos (secos|de cascara)/g, 'nueces'],
  [/frutta (a guscio|secca)/g, 'noci'],
  [/fructe (cu|in) coaja/g, 'nuci'],
  [/ξηρ\p{L}+ καρπ\p{L}+/gu, 'καρυδια'],
  [/фундук\p{L}*/gu, 'орехи'],
  [/fruits de mer/g, 'seafood'],
  [/frutti di mare/g, 'seafood'],
  [/owoc\p{L}* morz\p{L}*/gu, 'seafood'],
  [/orzesz\p{L}* ziemn\p{L}*/gu, 'arachid'],
  [/zemes riesut\p{L}*/gu, 'arachid'],
];

/** Arabic puts the article before the thing. */
const bare = (word: string): string => (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word);

/** The longest stem decides: "peanut" before "pea". */
const meantBy = (word: string): readonly Allergen[] =>
  NAMED.filter(([stem]) => bare(word).startsWith(stem)).sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? [];

const dietOf = (word: string): Diet | null =>
  DIET_STEMS.find(([stem]) => bare(word).startsWith(stem))?.[1] ?? null;

/** "glutenfrei" and "bezglutenowe": one word says all. */
const grownTogether = (word: string): readonly Allergen[] => {
  for (const [stem, allergen] of Object.entries(GROWN)) if (word.startsWith(stem)) return [allergen];
  const end = FREE.find(free => word.length > free.length + 2 && word.endsWith(free));
  return end ? meantBy(word.slice(0, -end.length)) : [];
};

/** How many words from this place on are left out together, and what they mean. */
const listFrom = (words: readonly string[], from: number) => {
  const means: Allergen[] = [];
  let to = from;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const meant = meantBy(word);
    if (meant.length > 0) {
      means.push(...meant);
      to = at + 1;
    } else if (!BETWEEN.includes(word) && !WITHOUT.includes(word)) {
      break;
    }
  }
  return { means, to };
};

/**
 * Reads "vegan without nuts" in any of our languages: what the law's list names goes by what dishes are stated to contain and
 * never by their names. A word that means nothing of the kind is left to be looked for as it is. SEARCH-04.
 */
export const readWish = (query: string): Wish => {
  const plain = TWO_WORDS.reduce((text, [as, one]) => text.replace(as, one), foldText(query));
  const words = wordsOf(plain);
  const without: Allergen[] = [];
  const rest: string[] = [];
  let diet: Diet | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const grown = grownTogether(word);
    const list = WITHOUT.includes(word) ? listFrom(words, at + 1) : null;
    const freed = FREE.includes(words[at + 1] ?? '') ? meantBy(word) : [];
    const wanted = dietOf(word);
    if (list && list.means.length > 0) {
      without.push(...list.means);
      at = list.to - 1;
    } else if (freed.length > 0) {
      without.push(...freed);
      at += 1;
    } else if (grown.length > 0) without.push(...grown);
    else if (wanted) {
      const strict = words[at + 1] === 'صرف';
      diet = strict ? 'vegan' : wanted;
      if (strict) at += 1;
    } else rest.push(word);
  }
  return { without: [...new Set(without)], diet, rest: rest.join(' ') };
};

/** Whether the query names anything that dishes are stated to contain, or a diet. */
export const isWish = ({ without, diet }: Wish): boolean => without.length > 0 || diet !== null;
