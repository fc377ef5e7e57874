import { ALLERGENS } from '@tableside/domain/allergens';
import type { MenuItem } from '@tableside/domain/menu';
import { choice, choices, type Field, fail, flag, member, record, slug, text } from './read-field.ts';
import { readItemGroups, readTraces, readVariations, type SharedGroups } from './read-menu-options.ts';
import { perhapsPrice, perhapsTranslated, price, translated, type Writing } from './read-menu-text.ts';
import type { VenuePictures } from './read-pictures.ts';

/** What the items of one category share. */
export type ItemContext = {
  readonly writing: Writing;
  readonly shared: SharedGroups;
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
  readonly station: string;
  readonly pictures: VenuePictures;
};

const KEYS = [
  'id',
  'name',
  'description',
  'price',
  'discountedPrice',
  'loyaltyPrice',
  'popular',
  'isSpecialDeal',
  'tags',
  'allergens',
  'mayContain',
  'variations',
  'optionGroups',
  'subcategory',
  'station',
];

/** One dish or drink of a category file. Throws {@link MenuFileError} naming the field. */
export const readItem = (field: Field, context: ItemContext): MenuItem => {
  record(field, KEYS);
  const { writing } = context;
  const id = slug(member(field, 'id'));
  const full = price(member(field, 'price'), writing);
  const discounted = perhapsPrice(member(field, 'discountedPrice'), writing);
  if (discounted !== null && discounted >= full) {
    fail(member(field, 'discountedPrice'), 'must be below the price');
  }
  const optionGroups = readItemGroups(member(field, 'optionGroups'), writing, context.shared);
  if (
    full === 0 &&
    !optionGroups.some(group => group.options.some(option => option.active && option.markup > 0))
  ) {
    fail(member(field, 'price'), 'is 0 but no option has a markup');
  }
  const subcategory = member(field, 'subcategory');
  const station = member(field, 'station');
  return {
    id,
    name: translated(member(field, 'name'), writing),
    description: perhapsTranslated(member(field, 'description'), writing),
    photo: context.pictures.dishes.get(id) ?? null,
    popular: flag(member(field, 'popular')),
    price: full,
    discountedPrice: discounted,
    loyaltyPrice: perhapsPrice(member(field, 'loyaltyPrice'), writing),
    tags: choices(member(field, 'tags'), context.tags),
    isSpecialDeal: flag(member(field, 'isSpecialDeal')),
    allergens: choices(member(field, 'allergens'), ALLERGENS),
    ...readTraces(field),
    // A file that names the list, be it empty, has stated it.
    ...(member(field, 'allergens').value === undefined ? {} : { allergensStated: true }),
    variations: readVariations(member(field, 'variations'), writing),
    optionGroups,
    subcategory: subcategory.value === undefined ? null : choice(subcategory, context.subcategories, null),
    station: station.value === undefined ? context.station : text(station),
  };
};
