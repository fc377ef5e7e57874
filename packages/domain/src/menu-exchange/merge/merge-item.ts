import type { DishTag, DraftCategory, DraftItem, Subcategory } from '../../menu/index.ts';
import { BLANK_ITEM, checkItem } from '../../menu-edit/index.ts';
import { type Minor, minor } from '../../money/index.ts';
import { writeAmount } from '../../price-text/index.ts';
import { columnWords } from '../csv/column-words.ts';
import { quoted } from '../csv/quoted.ts';
import { within } from '../formats/json-values.ts';
import { ITEM_LIMITS, type ReadItem, type Reading, type ReadProblem } from '../read-menu.ts';
import { createIds, sameName } from './ids.ts';
import { mergeGroups, mergeVariations, sameAllergens, stillFree, withTexts } from './merge-parts.ts';
import { withSaidPrices } from './said-prices.ts';

/**
 * Price of a dish that says none itself: the one it had, or its cheapest variation's. Files that know one price say what
 * guests pay: where that is the lower price, the usual one stays.
 */
const priceOf = (read: ReadItem, old: DraftItem | undefined): Minor | null => {
  const isLower =
    read.discountedPrice === undefined && read.price !== null && read.price === old?.discountedPrice;
  if (isLower && old) return old.price;
  if (read.price !== undefined) return read.price;
  if (old?.price === null) return null;
  const ofVariations = (read.variations ?? []).flatMap(({ price }) => price || []);
  const cheapest = ofVariations.reduce<Minor | null>(
    (least, price) => (least === null || price < least ? price : least),
    null,
  );
  return cheapest ?? old?.price ?? null;
};

export type ItemMerge = {
  readonly item: DraftItem | null;
  readonly subcategories: readonly Subcategory[];
  readonly problems: readonly ReadProblem[];
};

type Around = {
  readonly category: Pick<DraftCategory, 'subcategories'>;
  readonly tags: readonly DishTag[];
  readonly reading: Reading;
};

const tagOf = (tags: readonly DishTag[], word: string, main: string): string | null =>
  (
    tags.find(({ id }) => id === word) ??
    tags.find(({ name }) => sameName(name[main] ?? '') === sameName(word))
  )?.id ?? null;

type Beyond = {
  readonly field: string;
  readonly reason: 'too_many' | 'too_long';
  /** How many there are, or the text. */
  readonly value: number | string;
};

const tooMany = (field: string, count: number): Beyond => ({ field, reason: 'too_many', value: count });

/** The first thing that a dish has more of than it can, or longer. */
const beyond = (read: ReadItem): Beyond | null => {
  const { variations = [], optionGroups = [], tags = [], station = '' } = read;
  if (variations.length > ITEM_LIMITS.variations) return tooMany('variations', variations.length);
  if (optionGroups.length > ITEM_LIMITS.groups) return tooMany('optionGroups', optionGroups.length);
  const most = Math.max(0, ...optionGroups.map(({ options }) => options.length));
  if (most > ITEM_LIMITS.options) return tooMany('options', most);
  if (tags.length > ITEM_LIMITS.tags) return tooMany('tags', tags.length);
  return station.length > ITEM_LIMITS.station
    ? { field: 'station', reason: 'too_long', value: station }
    : null;
};

/** A dish of a file laid over the one it means; null with what is wrong where that is no dish a menu can hold. */
export const mergeItem = (
  read: ReadItem,
  old: DraftItem | undefined,
  id: string,
  { category, tags, reading: { main, currency } }: Around,
): ItemMerge => {
  const problems: ReadProblem[] = [];
  const name = read.name[main] ?? old?.name[main] ?? '';
  const say = (
    field: string,
    reason: ReadProblem['reason'],
    value: unknown,
    lost: ReadProblem['lost'] = 'all',
  ) => {
    // Who wrote a table knows its columns, and who wrote JSON its fields.
    const called = read.place.row === null ? field : columnWords(field, main);
    problems.push({ ...read.place, field: called, reason, value: quoted(value), name, lost });
  };
  const tooMuch = beyond(read);
  if (tooMuch) {
    say(tooMuch.field, tooMuch.reason, tooMuch.value);
    return { item: null, subcategories: category.subcategories, problems };
  }
  const { place: __, tags: saidTags, subcategory: heading, variations, optionGroups, ...said } = read;
  const known = saidTags?.map(word => tagOf(tags, word, main));
  const unknown = saidTags?.filter((_, at) => known?.[at] === null) ?? [];
  if (unknown.length > 0) say('tags', 'unknown', unknown.join(', '), 'value');

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
    say('subcategory', 'too_many', heading);
  // A heading is its category's: a dish that comes from another one stands under none.
  const kept = category.subcategories.find(each => each.id === old?.subcategory)?.id ?? null;
  const subcategory = heading === undefined ? kept : ((sub ?? freshSub)?.id ?? null);
  const whole: DraftItem = {
    ...BLANK_ITEM,
    ...old,
    ...said,
    ...sameAllergens(old, said),
    id,
    name: withTexts(old?.name, read.name),
    description: withTexts(old?.description, read.description),
    price: priceOf(read, old),
    tags: known ? [...new Set(known.filter(tag => tag !== null))] : (old?.tags ?? []),
    subcategory,
    variations: variations
      ? mergeVariations(old?.variations ?? [], variations, main)
      : (old?.variations ?? []),
    optionGroups: optionGroups
      ? mergeGroups(old?.optionGroups ?? [], optionGroups, main, (field, reason) =>
          say(field, reason, null, 'value'),
        )
      : (old?.optionGroups ?? []),
  };
  const { free: _, ...dish } = whole;
  const priced = { ...dish, ...stillFree(old, said) };
  // A new dish whose price nobody wrote is left out; one that says of itself that it has none yet is one.
  const isPriceless = !old && read.price === undefined;
  const { hidden, ...shown } = withSaidPrices(priced, old, (field, reason) =>
    say(field, reason, null, isPriceless && field === 'price' ? 'all' : 'value'),
  );
  const item = hidden ? { ...shown, hidden } : shown;
  for (const { field, problem } of checkItem(item, main)) {
    const value = within(item, ...field.split('.'));
    // Of two prices that do not go together, the one as people write it.
    const isPrice = problem === 'above_price' && typeof value === 'number';
    say(field, problem, isPrice ? writeAmount(minor(value), currency.decimals) : value);
  }
  const bad = problems.some(({ lost }) => lost === 'all');
  return {
    item: bad ? null : item,
    subcategories: bad || !freshSub ? category.subcategories : [...category.subcategories, freshSub],
    problems,
  };
};
