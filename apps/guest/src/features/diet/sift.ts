import { judgedDish, marksDiets } from '@tableside/contract/dish-diet';
import { type Judged, judgeDish } from '@tableside/domain/allergens';
import type { Category, MenuItem } from '../../data/menu.ts';
import type { DietChoice } from './diet-choice.ts';

/** The words that are put on a dish; null: none. */
export type Mark = (judged: Judged, item: MenuItem) => string | null;

const NO_PICTURE = { image: null, width: null };
const marked = (item: MenuItem, judged: Judged, mark: Mark): MenuItem => {
  const name = mark(judged, item);
  if (name === null) return item;
  const tag = { name, icon: judged === 'choose' ? null : 'warning', icon_color: null, ...NO_PICTURE };
  return { ...item, restaurant_tags: [...item.restaurant_tags, tag] };
};

export type Sifted = {
  readonly categories: readonly Category[];
  /** Dishes that are left, and those that are not; of these so many only because nobody is certain. */
  readonly left: number;
  readonly hidden: number;
  readonly uncertain: number;
};

const UNSURE: readonly Judged[] = ['may', 'unknown', 'untold'];

/**
 * The menu without what the guest avoids. Traces and what nobody has stated count as unsafe: hidden, or shown with a
 * mark where the guest asked for that. A category of which nothing is left goes as a whole.
 */
export const sift = (categories: readonly Category[], choice: DietChoice, mark: Mark): Sifted => {
  let left = 0;
  let hidden = 0;
  let uncertain = 0;
  const kept = categories.map(category => {
    const marks = marksDiets(category);
    const items = category.items.flatMap(item => {
      const judged = judgeDish(judgedDish(item), marks, choice);
      const unsure = UNSURE.includes(judged);
      const shown = judged === 'fits' || judged === 'choose' || (unsure && choice.unsure);
      if (shown) left += 1;
      else hidden += 1;
      if (!shown && unsure) uncertain += 1;
      return shown ? [marked(item, judged, mark)] : [];
    });
    return { ...category, items };
  });
  return { categories: kept.filter(({ items }) => items.length > 0), left, hidden, uncertain };
};
