import type { Category, DishTag, MenuItem, Subcategory } from '../menu/index.ts';
import { BLANK_ITEM, checkItem } from '../menu-edit/index.ts';
import type { Minor } from '../money/index.ts';
import { createIds, sameName } from './ids.ts';
import { mergeGroups, mergeVariations, withTexts } from './merge-parts.ts';
import { ITEM_LIMITS, type ReadItem, type ReadProblem } from './read-menu.ts';

/** Price of a dish that says none itself: the one it had, or its cheapest variation's. */
const priceOf = (read: ReadItem, old: MenuItem | undefined): Minor | null => {
  if (read.price !== undefined) return read.price;
  const ofVariations = (read.variations ?? []).flatMap(({ price }) => (price === undefined ? [] : [price]));
  const cheapest = ofVariations.reduce<Minor | null>(
    (least, price) => (least === null || price < least ? price : least),
    null,
  );
  return cheapest ?? old?.price ?? null;
};

export type ItemMerge = {
  readonly item: MenuItem | null;
  readonly subcategories: readonly Subcategory[];
  readonly problems: readonly ReadProblem[];
};

type Around = {
  readonly category: Pick<Category, 'subcategories'>;
  readonly tags: readonly DishTag[];
  readonly main: string;
};

const tagOf = (tags: readonly DishTag[], word: string, main: string): string | null =>
  (
    tags.find(({ id }) => id === word) ??
    tags.find(({ name }) => sameName(name[main] ?? '') === sameName(word))
  )?.id ?? null;

/** The first thing that a dish has more of than it can, or longer. */
const beyond = (
  read: ReadItem,
): { readonly field: string; readonly reason: 'too_many' | 'too_long' } | null => {
  const { variations = [], optionGroups = [], tags = [], station = '' } = read;
  if (variations.length > ITEM_LIMITS.variations) return { field: 'variations', reason: 'too_many' };
  if (optionGroups.length > ITEM_LIMITS.groups) return { field: 'optionGroups', reason: 'too_many' };
  if (optionGroups.some(({ options }) => options.length > ITEM_LIMITS.options))
    return { field: 'options', reason: 'too_many' };
  if (tags.length > ITEM_LIMITS.tags) return { field: 'tags', reason: 'too_many' };
  return station.length > ITEM_LIMITS.station ? { field: 'station', reason: 'too_long' } : null;
};

/** A dish of a file laid over the one it means; null with what is wrong where that is no dish a menu can hold. */
export const mergeItem = (
  read: ReadItem,
  old: MenuItem | undefined,
  id: string,
  { category, tags, main }: Around,
): ItemMerge => {
  const problems: ReadProblem[] = [];
  const name = read.name[main] ?? old?.name[main] ?? '';
  const say = (field: string, reason: ReadProblem['reason'], lost: ReadProblem['lost']) =>
    problems.push({ ...read.place, field, reason, name, lost });
  const tooMuch = beyond(read);
  if (tooMuch) {
    say(tooMuch.field, tooMuch.reason, 'all');
    return { item: null, subcategories: category.subcategories, problems };
  }
  const { place: _, tags: saidTags, subcategory: heading, variations, optionGroups, ...said } = read;
  const known = saidTags?.map(word => tagOf(tags, word, main));
  if (known?.includes(null)) say('tags', 'unknown', 'value');
  const price = priceOf(read, old);
  if (price === null) say('price', 'required', 'all');

  const sub =
    typeof heading === 'string'
      ? category.subcategories.find(
          each => each.id === heading || sameName(each.name[main] ?? '') === sameName(heading),
        )
      : undefined;
  const freshSub: Subcategory | undefined =
    typeof heading === 'string' && !sub
      ? {
          id: createIds(
            category.subcategories.map(each => each.id),
            'part',
          )(null, heading),
          name: { [main]: heading },
        }
      : undefined;
  if (freshSub && category.subcategories.length >= ITEM_LIMITS.subcategories)
    say('subcategory', 'too_many', 'all');
  // A heading is its category's: a dish that comes from another one stands under none.
  const kept = category.subcategories.find(each => each.id === old?.subcategory)?.id ?? null;
  const subcategory = heading === undefined ? kept : ((sub ?? freshSub)?.id ?? null);
  const whole: MenuItem = {
    ...BLANK_ITEM,
    ...old,
    ...said,
    id,
    name: withTexts(old?.name, read.name),
    description: withTexts(old?.description, read.description),
    price: price ?? BLANK_ITEM.price,
    tags: known ? [...new Set(known.filter(tag => tag !== null))] : (old?.tags ?? []),
    subcategory,
    variations: variations
      ? mergeVariations(old?.variations ?? [], variations, main)
      : (old?.variations ?? []),
    optionGroups: optionGroups
      ? mergeGroups(old?.optionGroups ?? [], optionGroups, main)
      : (old?.optionGroups ?? []),
  };
  const { hidden, ...shown } = whole;
  const item = hidden ? whole : shown;
  for (const { field, problem } of checkItem(item, main)) say(field, problem, 'all');
  const bad = problems.some(({ lost }) => lost === 'all');
  return {
    item: bad ? null : item,
    subcategories: bad || !freshSub ? category.subcategories : [...category.subcategories, freshSub],
    problems,
  };
};
