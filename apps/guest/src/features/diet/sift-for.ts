import type { Wish } from '@tableside/domain/allergens';
import type { Translate } from '@tableside/i18n';
import type { Category } from '../../data/menu.ts';
import { markOf } from './diet-words.ts';
import { sift } from './sift.ts';

/**
 * The menu for what a guest typed, by what dishes are stated to contain: what is uncertain is left out, and a dish that fits
 * only in one of its forms says so. SEARCH-04.
 */
export const siftFor = (
  categories: readonly Category[],
  { without, diet }: Wish,
  t: Translate,
): readonly Category[] => {
  const choice = { without, diet, unsure: false };
  return sift(categories, choice, markOf(choice, t)).categories;
};
