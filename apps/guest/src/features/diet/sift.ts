import {
  type Allergen,
  type Diet,
  isStated,
  type Question,
  suitsDiet,
  type Verdict,
  verdictOf,
} from '@tableside/domain/allergens';
import type { Category, MenuItem } from '../../data/menu.ts';
import type { DietChoice } from './diet-choice.ts';

/** The diet that a tag's drawing stands for. MENU-54. */
const DIET_OF_ICON: Readonly<Record<string, Diet>> = {
  leaf: 'vegetarian',
  sprout: 'vegan',
  fish: 'pescetarian',
};

const dietsOf = ({ tags }: MenuItem): Diet[] =>
  tags.flatMap(({ icon }) => (icon !== null && DIET_OF_ICON[icon]) || []);

type Wire = {
  readonly allergens?: readonly string[] | undefined;
  readonly may_contain?: readonly string[] | undefined;
};
/** What is said of a part of a dish, as the rules take it. */
export const said = ({ allergens, may_contain }: Wire) => ({ allergens, mayContain: may_contain });

export const stated = (item: MenuItem): boolean =>
  isStated({ ...item, allergensStated: item.allergens_stated });

const questionsOf = (item: MenuItem): Question[] => [
  ...(item.variations.length > 0 ? [{ atLeast: 1, answers: item.variations.map(said) }] : []),
  ...item.option_groups.map(group => ({
    atLeast: group.type === 'single' ? 1 : group.min_choices,
    answers: group.options.filter(({ active }) => active).map(said),
  })),
];

/** What a dish is for the guest; `other`: of another diet; `untold`: nobody says which diets it is for. */
export type Judged = Verdict | 'other' | 'untold';

/** Where a venue marks no dish of a category with a diet (drinks, say), it has not looked at them. */
const dietVerdict = (item: MenuItem, category: Category, wanted: Diet): 'fits' | 'other' | 'untold' => {
  if (suitsDiet(dietsOf(item), wanted)) return 'fits';
  return category.items.some(each => dietsOf(each).length > 0) ? 'other' : 'untold';
};

const judge = (
  item: MenuItem,
  category: Category,
  { diet }: DietChoice,
  avoided: ReadonlySet<string>,
): Judged => {
  const byDiet = diet === null ? 'fits' : dietVerdict(item, category, diet);
  if (byDiet === 'other') return byDiet;
  const verdict = verdictOf({ ...said(item), stated: stated(item), questions: questionsOf(item) }, avoided);
  return byDiet === 'untold' && (verdict === 'fits' || verdict === 'choose') ? byDiet : verdict;
};

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
  const avoided = new Set<Allergen>(choice.without);
  let left = 0;
  let hidden = 0;
  let uncertain = 0;
  const kept = categories.map(category => ({
    ...category,
    items: category.items.flatMap(item => {
      const judged = judge(item, category, choice, avoided);
      const unsure = UNSURE.includes(judged);
      const shown = judged === 'fits' || judged === 'choose' || (unsure && choice.unsure);
      if (shown) left += 1;
      else hidden += 1;
      if (!shown && unsure) uncertain += 1;
      return shown ? [marked(item, judged, mark)] : [];
    }),
  }));
  return { categories: kept.filter(({ items }) => items.length > 0), left, hidden, uncertain };
};
