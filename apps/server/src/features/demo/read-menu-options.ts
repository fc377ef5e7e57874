import { ALLERGENS, type Allergen } from '@tableside/domain/allergens';
import type { Option, OptionGroup, Variation } from '@tableside/domain/menu';
import {
  choice,
  choices,
  count,
  elements,
  type Field,
  fail,
  flag,
  member,
  record,
  slug,
} from './read-field.ts';
import { markup, perhapsPrice, price, translated, type Writing } from './read-menu-text.ts';

/** Refuses a list in which two have the same id. */
export const distinct = <T extends { readonly id: string }>(
  list: readonly T[],
  field: Field,
): readonly T[] => {
  const seen = new Set<string>();
  for (const { id } of list) {
    if (seen.has(id)) return fail(field, `duplicate id "${id}"`);
    seen.add(id);
  }
  return list;
};

/** Traces, where the file names any. */
export const readTraces = (field: Field): { readonly mayContain?: readonly Allergen[] } => {
  const traces = member(field, 'mayContain');
  return traces.value === undefined ? {} : { mayContain: choices(traces, ALLERGENS) };
};

const VARIATION_KEYS = ['id', 'name', 'price', 'loyaltyPrice', 'allergens', 'mayContain'];

export const readVariations = (field: Field, writing: Writing): readonly Variation[] =>
  distinct(
    elements(field).map(one => {
      record(one, VARIATION_KEYS);
      return {
        id: slug(member(one, 'id')),
        name: translated(member(one, 'name'), writing),
        price: price(member(one, 'price'), writing),
        loyaltyPrice: perhapsPrice(member(one, 'loyaltyPrice'), writing),
        ...(member(one, 'allergens').value !== undefined && {
          allergens: choices(member(one, 'allergens'), ALLERGENS),
        }),
        ...readTraces(one),
      };
    }),
    field,
  );

const OPTION_KEYS = [
  'id',
  'name',
  'markup',
  'loyaltyMarkup',
  'isDefault',
  'active',
  'allergens',
  'mayContain',
];

const readOption = (one: Field, writing: Writing): Option => {
  record(one, OPTION_KEYS);
  const active = member(one, 'active');
  return {
    id: slug(member(one, 'id')),
    name: translated(member(one, 'name'), writing),
    markup: markup(member(one, 'markup'), writing),
    loyaltyMarkup: perhapsPrice(member(one, 'loyaltyMarkup'), writing),
    isDefault: flag(member(one, 'isDefault')),
    active: active.value === undefined || flag(active),
    allergens: choices(member(one, 'allergens'), ALLERGENS),
    ...readTraces(one),
  };
};

const GROUP_KEYS = ['id', 'name', 'type', 'minChoices', 'maxChoices', 'displayFullPrice', 'options'];

/** An option group. `id` is given for shared groups, whose id is their key. Refuses limits nobody could meet. */
export const readGroup = (field: Field, writing: Writing, id?: string): OptionGroup => {
  record(field, GROUP_KEYS);
  const type = choice(member(field, 'type'), ['single', 'multiple'], null);
  const options = distinct(
    elements(member(field, 'options')).map(one => readOption(one, writing)),
    member(field, 'options'),
  );
  const minChoices = count(member(field, 'minChoices'), type === 'single' ? 1 : 0);
  const max = member(field, 'maxChoices');
  const maxChoices = max.value === undefined ? (type === 'single' ? 1 : null) : count(max, 0);
  const usable = options.filter(option => option.active).length;
  if (usable === 0) fail(member(field, 'options'), 'needs at least one active option');
  if (maxChoices && minChoices > maxChoices)
    fail(member(field, 'minChoices'), `${minChoices} is more than maxChoices ${maxChoices}`);
  if (minChoices > usable)
    fail(member(field, 'minChoices'), `${minChoices} is more than the ${usable} active options`);
  const defaults = options.filter(option => option.isDefault);
  if (type === 'single' && defaults.length > 1)
    fail(member(field, 'options'), 'a single group has at most one default');
  if (defaults.some(option => !option.active))
    fail(member(field, 'options'), 'the default option is not active');
  return {
    id: id ?? slug(member(field, 'id')),
    name: translated(member(field, 'name'), writing),
    type,
    minChoices,
    maxChoices,
    displayFullPrice: flag(member(field, 'displayFullPrice')),
    options,
  };
};

/** Groups several items share, by their key. */
export type SharedGroups = ReadonlyMap<string, OptionGroup>;

export const readSharedGroups = (field: Field, writing: Writing): SharedGroups => {
  if (field.value === undefined) return new Map();
  const ids = Object.keys(record(field, null));
  return new Map(ids.map(id => [id, readGroup(member(field, id), writing, id)]));
};

/** An item's groups: names of shared ones or groups of its own. */
export const readItemGroups = (
  field: Field,
  writing: Writing,
  shared: SharedGroups,
): readonly OptionGroup[] =>
  distinct(
    elements(field).map(one => {
      if (typeof one.value !== 'string') return readGroup(one, writing);
      return shared.get(one.value) ?? fail(one, `unknown option group "${one.value}"`);
    }),
    field,
  );
