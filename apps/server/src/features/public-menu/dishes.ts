import { itemPrice } from '@tableside/contract/dish-price';
import type { PublicCategory, PublicDish } from '@tableside/contract/http/guests/public-menu';
import type { MenuItem, Category as WireCategory } from '@tableside/contract/http/menu';
import { toMajor } from '@tableside/domain/money';

/** What pictures are called with the site before them. */
export type Absolute = (path: string) => string;

const contents = (part: {
  readonly allergens?: readonly string[] | undefined;
  readonly may_contain?: readonly string[] | undefined;
}) => ({
  allergens: [...(part.allergens ?? [])],
  may_contain: [...(part.may_contain ?? [])],
});

const dishOf = (item: MenuItem, category: WireCategory, decimals: number, absolute: Absolute): PublicDish => {
  // What everybody pays: prices of members are for those who prove that they are.
  const { price, before } = itemPrice(item, decimals, false);
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: toMajor(price, decimals),
    price_before: before === null ? null : toMajor(before, decimals),
    variations: item.variations.map(variation => ({
      name: variation.name,
      price: variation.price,
      sold_out: !variation.in_stock,
      ...contents(variation),
    })),
    ...contents(item),
    allergens_stated: item.allergens.length > 0 || item.allergens_stated === true,
    tags: [...item.tags, ...item.restaurant_tags].map(({ name }) => name),
    popular: item.popular,
    sold_out: !item.in_stock,
    picture: item.photo && absolute(item.photo),
    thumbnail: item.thumbnail && absolute(item.thumbnail),
    section: category.subcategories.find(({ id }) => id === item.subcategory)?.name ?? null,
    options: item.option_groups.map(group => ({
      name: group.name,
      min: group.min_choices,
      max: group.max_choices,
      choices: group.options.map(option => ({
        name: option.name,
        price: option.markup,
        sold_out: !option.in_stock,
        ...contents(option),
      })),
    })),
  };
};

/**
 * A category of the menu that guests read, as strangers do: nobody can be asked for their age here, so of what is for adults
 * there is the heading.
 */
export const categoryOf = (category: WireCategory, decimals: number, absolute: Absolute): PublicCategory => {
  const served = !category.availability.enabled || category.availability.is_currently_available;
  return {
    id: category.id,
    name: category.name,
    description: category.age_restricted ? '' : category.description,
    adults_only: category.age_restricted,
    served_now: served,
    dishes: category.age_restricted
      ? []
      : category.items.map(item => {
          const dish = dishOf(item, category, decimals, absolute);
          // What is not served now is no dish that ran out.
          return served ? dish : { ...dish, sold_out: false };
        }),
  };
};
