import type { DishTag, DraftCategory, DraftItem, DraftMenu, OptionGroup, Translated } from '../menu/index.ts';
import { MAX_MINOR } from '../money/index.ts';
import type { CategoryHead, EditProblem, EntityKey, ProblemKind } from './edit.ts';

/** Longest texts, in characters. */
export const LONGEST = { name: 120, description: 2000 } as const;

/** Largest picture that is taken, in bytes: as phones make them. What is larger is made smaller before it is sent. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
/** Most pixels that are unpacked: more is refused before a crafted file can fill the memory. */
export const MAX_PICTURE_PIXELS = 50_000_000;

type Say = (field: string, problem: ProblemKind) => void;

const repeated = (ids: readonly string[]): number[] =>
  ids.flatMap((id, place) => (ids.indexOf(id) < place ? [place] : []));

const checkName = (say: Say, field: string, name: Translated, main: string): void => {
  if ((name[main] ?? '').trim() === '') say(`${field}.${main}`, 'required');
  for (const [language, text] of Object.entries(name)) {
    if (text.length > LONGEST.name) say(`${field}.${language}`, 'too_long');
  }
};

const checkDescription = (say: Say, description: Translated): void => {
  for (const [language, text] of Object.entries(description)) {
    if (text.length > LONGEST.description) say(`description.${language}`, 'too_long');
  }
};

const checkAmount = (say: Say, field: string, amount: number | null): void => {
  if (amount === null) return;
  if (!Number.isInteger(amount) || amount < 0 || amount > MAX_MINOR) say(field, 'amount');
};

const checkGroup = (say: Say, at: string, group: OptionGroup, main: string): void => {
  checkName(say, `${at}.name`, group.name, main);
  const active = group.options.filter(option => option.active);
  const most = group.type === 'single' ? 1 : group.maxChoices || Number.POSITIVE_INFINITY;
  const chosen = active.filter(({ isDefault }) => isDefault).length;
  if (!Number.isInteger(group.minChoices) || group.minChoices < 0) say(`${at}.minChoices`, 'number');
  else if (group.minChoices > Math.min(most, active.length)) say(`${at}.minChoices`, 'limits');
  if (group.maxChoices !== null && (!Number.isInteger(group.maxChoices) || group.maxChoices < 0)) {
    say(`${at}.maxChoices`, 'number');
  }
  if (chosen > most) say(`${at}.options`, 'limits');
  if (group.options.length === 0) say(`${at}.options`, 'empty');
  for (const place of repeated(group.options.map(({ id }) => id)))
    say(`${at}.options.${place}.id`, 'duplicate');
  for (const [place, option] of group.options.entries()) {
    checkName(say, `${at}.options.${place}.name`, option.name, main);
    checkAmount(say, `${at}.options.${place}.markup`, option.markup);
    checkAmount(say, `${at}.options.${place}.loyaltyMarkup`, option.loyaltyMarkup);
  }
};

const collect = (entity: EntityKey, look: (say: Say) => void): EditProblem[] => {
  const problems: EditProblem[] = [];
  look((field, problem) => problems.push({ entity, field, problem }));
  return problems;
};

/** What is wrong with a dish by itself. `main` is the language in which everything has to have a name. */
export const checkItem = (item: DraftItem, main: string): EditProblem[] =>
  collect(`item:${item.id}`, say => {
    checkName(say, 'name', item.name, main);
    checkDescription(say, item.description);
    for (const field of ['price', 'discountedPrice', 'loyaltyPrice'] as const)
      checkAmount(say, field, item[field]);
    const { price, discountedPrice } = item;
    if (price !== null && price >= 0 && discountedPrice !== null && discountedPrice > price)
      say('discountedPrice', 'above_price');
    if (item.station.trim() === '') say('station', 'required');
    for (const place of repeated(item.variations.map(({ id }) => id)))
      say(`variations.${place}.id`, 'duplicate');
    for (const [place, variation] of item.variations.entries()) {
      checkName(say, `variations.${place}.name`, variation.name, main);
      checkAmount(say, `variations.${place}.price`, variation.price);
      checkAmount(say, `variations.${place}.loyaltyPrice`, variation.loyaltyPrice);
    }
    for (const place of repeated(item.optionGroups.map(({ id }) => id)))
      say(`optionGroups.${place}.id`, 'duplicate');
    for (const [place, group] of item.optionGroups.entries())
      checkGroup(say, `optionGroups.${place}`, group, main);
  });

/** What is wrong with a category beside its dishes. */
export const checkHead = (category: CategoryHead, main: string): EditProblem[] =>
  collect(`category:${category.id}`, say => {
    checkName(say, 'name', category.name, main);
    checkDescription(say, category.description);
    if (category.hash.trim() === '') say('hash', 'required');
    const { ranges, enabled } = category.availability;
    if (enabled && ranges.length === 0) say('availability', 'empty');
    for (const place of repeated(category.subcategories.map(({ id }) => id))) {
      say(`subcategories.${place}.id`, 'duplicate');
    }
    for (const [place, { name }] of category.subcategories.entries()) {
      checkName(say, `subcategories.${place}.name`, name, main);
    }
  });

export const checkTag = (tag: DishTag, main: string): EditProblem[] =>
  collect(`tag:${tag.id}`, say => checkName(say, 'name', tag.name, main));

const checkCategory = (category: DraftCategory, main: string): EditProblem[] => [
  ...checkHead(category, main),
  ...category.items.flatMap(item => checkItem(item, main)),
];

/** What a dish names and the menu does not have: its tags and subcategory. */
export const checkLinks = (menu: DraftMenu, category: DraftCategory, item: DraftItem): EditProblem[] =>
  collect(`item:${item.id}`, say => {
    const known = item.tags.every(tag => menu.tags.some(({ id }) => id === tag));
    if (!known) say('tags', 'unknown');
    const { subcategory } = item;
    if (subcategory !== null && !category.subcategories.some(({ id }) => id === subcategory)) {
      say('subcategory', 'unknown');
    }
  });

/** Everything that is wrong with a whole menu. */
export const checkMenu = (menu: DraftMenu, main: string): EditProblem[] => {
  const keys: EntityKey[] = [
    ...menu.tags.map(({ id }): EntityKey => `tag:${id}`),
    ...menu.categories.flatMap((category): EntityKey[] => [
      `category:${category.id}`,
      ...category.items.map(({ id }): EntityKey => `item:${id}`),
    ]),
  ];
  const once = new Set<EntityKey>();
  const twice = keys.filter(key => once.size === once.add(key).size);
  return [
    ...twice.map((entity): EditProblem => ({ entity, field: 'id', problem: 'duplicate' })),
    ...menu.tags.flatMap(tag => checkTag(tag, main)),
    ...menu.categories.flatMap(category => [
      ...checkCategory(category, main),
      ...category.items.flatMap(item => checkLinks(menu, category, item)),
    ]),
  ];
};
