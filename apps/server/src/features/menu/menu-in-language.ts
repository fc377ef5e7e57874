import { toWire } from '@tableside/contract';
import type { Menu, MenuItem as WireItem } from '@tableside/contract/http/menu';
import {
  type Category,
  categoryOrderable,
  categoryShown,
  categoryTimes,
  type DishTag,
  isShownLarge,
  type MenuDocument,
  type MenuItem,
  type OptionGroup,
  type Translated,
  textIn,
} from '@tableside/domain/menu';
import type { Minor } from '@tableside/domain/money';
import { isPopular, type PopularMode } from '@tableside/domain/popular';
import type { WallTime } from '@tableside/domain/schedule';
import type { z } from 'zod';
import { photoUrl, thumbnailUrl } from '../media/index.ts';

/** Everything beside the document that decides what a guest reads. */
export type Reading = {
  readonly version: number;
  readonly language: string;
  readonly mainLanguage: string;
  readonly decimals: number;
  readonly now: WallTime;
  /** Whether what goes together in one portion, each by `kind:id`, cannot be had. */
  readonly soldOut: (...together: readonly string[]) => boolean;
  /** From when `kind:id` is to be had again, in words; undefined: nobody knows. */
  readonly back: (what: string) => string | undefined;
  readonly popularMode: PopularMode;
  /** Ids of what guests' orders made popular. */
  readonly popular: ReadonlySet<string>;
};

type WireMenu = z.infer<typeof Menu>;
type WireCategory = WireMenu['categories'][number];

const priceOf = (reading: Reading) => ({
  price: (amount: Minor): number => toWire(amount, reading.decimals),
  maybe: (amount: Minor | null): number | null => (amount === null ? null : toWire(amount, reading.decimals)),
});

const wireTag = (tag: DishTag, text: (t: Translated) => string): WireItem['tags'][number] => ({
  name: text(tag.name),
  icon: tag.icon,
  icon_color: tag.iconColor,
  image: tag.image,
  width: tag.width,
});

const tracesOf = ({ mayContain }: { readonly mayContain?: readonly string[] }) =>
  mayContain && mayContain.length > 0 ? { may_contain: [...mayContain] } : {};

/** Whether an option is what a dish that can be had has not enough for: the last bun, and a second one asked for. */
const isBeyond = (itemId: string, optionId: string, { soldOut }: Reading): boolean =>
  !soldOut(`item:${itemId}`) && soldOut(`item:${itemId}`, `option:${optionId}`);

const wireGroup = (
  group: OptionGroup,
  itemId: string,
  reading: Reading,
  text: (t: Translated) => string,
): WireItem['option_groups'][number] => {
  const { price, maybe } = priceOf(reading);
  return {
    id: group.id,
    name: text(group.name),
    type: group.type,
    min_choices: group.minChoices,
    max_choices: group.maxChoices,
    display_full_price: group.displayFullPrice,
    options: group.options
      .filter(option => option.active)
      .map(option => ({
        id: option.id,
        name: text(option.name),
        markup: price(option.markup),
        loyalty_markup: maybe(option.loyaltyMarkup),
        is_default: option.isDefault,
        in_stock: !reading.soldOut(`option:${option.id}`) && !isBeyond(itemId, option.id, reading),
        active: option.active,
        allergens: [...option.allergens],
        ...tracesOf(option),
      })),
  };
};

/** The menu's tags by id. Those with one of the product's icons travel as `tags`, the venue's own as `restaurant_tags`. */
type Tags = ReadonlyMap<string, DishTag>;

const wireItem = (
  item: MenuItem,
  category: Category,
  orderable: boolean,
  tags: Tags,
  reading: Reading,
): WireItem => {
  const text = (translated: Translated): string => textIn(translated, reading.language, reading.mainLanguage);
  const { price, maybe } = priceOf(reading);
  const shown = item.tags.flatMap(id => tags.get(id) ?? []);
  const canBeHad = (variationId: string): boolean =>
    !reading.soldOut(`item:${item.id}`, `variation:${variationId}`);
  // A dish of which no size is left is no dish that anybody can have.
  const anySize = item.variations.length === 0 || item.variations.some(({ id }) => canBeHad(id));
  const inStock = orderable && !reading.soldOut(`item:${item.id}`) && anySize;
  const back = inStock ? undefined : reading.back(`item:${item.id}`);
  return {
    id: item.id,
    name: text(item.name),
    description: text(item.description),
    photo: item.photo && isShownLarge(item.photo) ? photoUrl(item.photo) : null,
    thumbnail: item.photo && thumbnailUrl(item.photo),
    lqip: item.photo?.lqip ?? null,
    popular: isPopular(item, reading.popularMode, reading.popular),
    price: price(item.price),
    discounted_price: maybe(item.discountedPrice),
    loyalty_price: maybe(item.loyaltyPrice),
    tags: shown.filter(tag => tag.icon !== null).map(tag => wireTag(tag, text)),
    restaurant_tags: shown.filter(tag => tag.icon === null).map(tag => wireTag(tag, text)),
    allergens: [...item.allergens],
    ...tracesOf(item),
    ...(item.allergensStated && item.allergens.length === 0 && { allergens_stated: true }),
    is_special_deal: item.isSpecialDeal,
    variations: item.variations.map(variation => ({
      id: variation.id,
      name: text(variation.name),
      price: price(variation.price),
      loyalty_price: maybe(variation.loyaltyPrice),
      ...(variation.allergens && { allergens: [...variation.allergens] }),
      ...tracesOf(variation),
      in_stock: inStock && canBeHad(variation.id),
    })),
    in_stock: inStock,
    ...(back !== undefined && { back }),
    option_groups: item.optionGroups.map(group => wireGroup(group, item.id, reading, text)),
    category: category.id,
    categoryHash: category.hash,
    subcategory: item.subcategory,
  };
};

const wireCategory = (category: Category, tags: Tags, reading: Reading): WireCategory => {
  const text = (translated: Translated): string => textIn(translated, reading.language, reading.mainLanguage);
  const paused = reading.soldOut(`category:${category.id}`);
  const orderable = !paused && categoryOrderable(categoryTimes(category.availability, reading.now));
  return {
    id: category.id,
    hash: category.hash,
    name: text(category.name),
    description: text(category.description),
    type: category.type,
    banner: category.banner && photoUrl(category.banner),
    banner_translations: Object.entries(category.bannerTranslations).map(([language, picture]) => ({
      language,
      banner: photoUrl(picture),
    })),
    hide_untranslated_banners: category.hideUntranslatedBanners,
    age_restricted: category.ageRestricted,
    availability: {
      // A pause looks like hours that are over, to every phone that knows those.
      enabled: paused || category.availability.enabled,
      is_currently_available: orderable,
      type: paused ? 'availability' : category.availability.type,
    },
    show_in_categories_list: category.showInCategoriesList,
    subcategories: category.subcategories.map(({ id, name }) => ({
      id,
      name: text(name),
      category: category.id,
    })),
    items: category.items.map(item => wireItem(item, category, orderable, tags, reading)),
  };
};

/**
 * One menu as guests of a language read it at a moment: categories without items or hidden by their hours are left out,
 * what is sold out, paused or out of hours is marked. MENU-44…46, ENTITY-14…23.
 */
export const menuInLanguage = (document: MenuDocument, reading: Reading): WireMenu => {
  const tags = new Map(document.tags.map(tag => [tag.id, tag]));
  return {
    version: reading.version,
    language: reading.language,
    categories: document.categories
      .filter(category =>
        categoryShown({
          ...categoryTimes(category.availability, reading.now),
          hasItems: category.items.length > 0,
        }),
      )
      .map(category => wireCategory(category, tags, reading)),
  };
};
