import type {
  DishTag,
  DraftCategory,
  DraftItem,
  DraftVariation,
  Option,
  OptionGroup,
} from '@tableside/domain/menu';
import {
  BLANK_CATEGORY,
  BLANK_GROUP,
  BLANK_ITEM,
  BLANK_OPTION,
  BLANK_VARIATION,
} from '@tableside/domain/menu-edit';
import { freshKey } from '../../api/idempotency.ts';

/** An id nobody else makes: long enough for a menu, short enough for an address. */
export const newId = (): string => freshKey().slice(0, 13);

const named = (main: string, name: string) => ({ id: newId(), name: { [main]: name } });

export const newItem = (main: string, name: string): DraftItem => ({ ...BLANK_ITEM, ...named(main, name) });

export const newCategory = (main: string, name: string): DraftCategory => {
  const category = named(main, name);
  return { ...BLANK_CATEGORY, ...category, hash: category.id };
};

export const newTag = (main: string, name: string): DishTag => ({
  ...named(main, name),
  icon: null,
  iconColor: null,
  image: null,
  width: null,
});

export const newVariation = (main: string, name: string, price: DraftVariation['price']): DraftVariation => ({
  ...BLANK_VARIATION,
  ...named(main, name),
  price,
});

export const newOption = (main: string, name: string): Option => ({ ...BLANK_OPTION, ...named(main, name) });

/** A question with one answer so far. */
export const newGroup = (main: string, name: string, option: string): OptionGroup => ({
  ...BLANK_GROUP,
  ...named(main, name),
  type: 'single',
  minChoices: 1,
  maxChoices: 1,
  options: [newOption(main, option)],
});
