import { dietsOf, isStated, type JudgedDish, type Question, type Said } from '@tableside/domain/allergens';
import type { FoundDish } from './http/food-courts.ts';
import type { MenuItem } from './http/menu.ts';

type Wire = {
  readonly allergens?: readonly string[] | undefined;
  readonly may_contain?: readonly string[] | undefined;
};

/** What the menu answer says of a dish, or of a part of one, as the rules take it. */
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

/** A dish of the menu answer as the rules about diets and allergens take it. */
export const judgedDish = (item: MenuItem): JudgedDish => ({
  ...said(item),
  stated: stated(item),
  questions: questionsOf(item),
  diets: dietsOf(item.tags),
});

/** Whether the venue marks any dish of a category with a diet. */
export const marksDiets = ({ items }: { readonly items: readonly MenuItem[] }): boolean =>
  items.some(({ tags }) => dietsOf(tags).length > 0);

const told = ({ allergens, mayContain }: Said) => ({
  allergens: [...(allergens ?? [])],
  may_contain: [...(mayContain ?? [])],
});
const adds = (answer: Said): boolean => [answer.allergens, answer.mayContain].some(codes => codes?.length);

/** What a dish contains, as it is told of one that somebody looked for. */
export const tellContents = (dish: JudgedDish): Pick<FoundDish, 'contents' | 'questions'> => ({
  contents: { ...told(dish), stated: dish.stated },
  questions: dish.questions
    .filter(({ answers }) => answers.some(adds))
    .map(({ atLeast, answers }) => ({ at_least: atLeast, answers: answers.map(told) })),
});

/** The same as the rules take it. Diets have been looked at where it was looked for. */
export const foundDish = ({
  contents,
  questions,
}: Pick<FoundDish, 'contents' | 'questions'>): JudgedDish => ({
  ...said(contents),
  stated: contents.stated,
  questions: questions.map(({ at_least, answers }) => ({ atLeast: at_least, answers: answers.map(said) })),
  diets: [],
});
