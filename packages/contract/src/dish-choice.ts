import { areGroupsValid, type GroupRule, isGroupValid, type Selection } from '@tableside/domain/cart';
import type { MenuItem } from './http/menu.ts';

/** A group of options as the menu answer tells it. */
export type WireGroup = MenuItem['option_groups'][number];

/** What somebody has chosen of a dish. */
export type DishChoice = { readonly variationId: string | null; readonly selection: Selection };

/** A group of the menu answer as the choosing rules take it. */
export const groupRule = (group: WireGroup): GroupRule => ({
  id: group.id,
  type: group.type,
  minChoices: group.min_choices,
  maxChoices: group.max_choices,
  options: group.options.map(option => ({
    id: option.id,
    isDefault: option.is_default,
    active: option.active,
    inStock: option.in_stock,
  })),
});

/** Groups that still lack an answer, in order. */
export const missingGroups = (dish: MenuItem, { selection }: DishChoice): readonly WireGroup[] =>
  dish.option_groups.filter(group => !isGroupValid(groupRule(group), selection[group.id] ?? []));

/** Whether the choice can be ordered. ITEM-05, ITEM-07. */
export const isComplete = (dish: MenuItem, { variationId, selection }: DishChoice): boolean =>
  areGroupsValid(dish.option_groups.map(groupRule), selection) &&
  (dish.variations.length === 0 ||
    dish.variations.some(({ id, in_stock }) => id === variationId && in_stock));

const NOTHING_CHOSEN: DishChoice = { variationId: null, selection: {} };

/** Whether one tap is enough: nothing has to be chosen. */
export const needsNoChoice = (dish: MenuItem): boolean => isComplete(dish, NOTHING_CHOSEN);

export const chosenOptions = (dish: MenuItem, { selection }: DishChoice) =>
  dish.option_groups.flatMap(group => group.options.filter(({ id }) => selection[group.id]?.includes(id)));
