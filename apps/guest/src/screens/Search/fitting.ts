import { isWish, type Wish } from '@tableside/domain/allergens';
import { type DishIndex, type Found, searchDishes } from '@tableside/domain/search';
import type { Translate } from '@tableside/i18n';
import { useMemo } from 'react';
import type { Category, Menu, MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import type { InMainLanguage } from './main-language.ts';
import { searchable } from './searchable.ts';

type Sifts = {
  readonly siftFor: (categories: readonly Category[], wish: Wish, t: Translate) => readonly Category[];
};
type Props = {
  readonly menu: Menu | undefined;
  readonly sieve: (categories: readonly Category[]) => readonly Category[];
  readonly approved: boolean;
  readonly main: InMainLanguage;
  readonly wish: Wish;
  /** Comes late; until then nothing is offered to somebody who leaves something out. */
  readonly diet: Sifts | undefined;
};

/** The dishes that a typed wish leaves, ready to be searched; null where nothing of the kind was typed. */
export const useFitting = ({ menu, sieve, approved, main, wish, diet }: Props) => {
  const t = useT();
  const key = isWish(wish) ? JSON.stringify([wish.without, wish.diet]) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is wished for
  return useMemo(() => {
    if (key === null) return null;
    const categories = menu && diet ? [...diet.siftFor(sieve(menu.categories), wish, t)] : [];
    return searchable(menu && { ...menu, categories }, approved, main).index;
  }, [key, menu, diet, sieve, approved, main, t]);
};

/** All of them, or those that hold the other words; what comes close to a word fits the wish all the same. */
export const foundFor = ({ rest }: Wish, index: DishIndex<MenuItem>): Found<MenuItem> =>
  rest === '' ? { items: index.items, close: [], marks: [] } : searchDishes(rest, index);
