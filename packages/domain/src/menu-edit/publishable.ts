import type { DraftItem, DraftMenu, MenuDocument, MenuItem, Variation } from '../menu/index.ts';
import type { Minor } from '../money/index.ts';
import { unpricedOf } from './unpriced.ts';

/** The part of a draft that is for guests: without what is hidden. Dishes of it may still be without a price. */
export const shownOf = (menu: DraftMenu): DraftMenu => ({
  ...menu,
  categories: menu.categories
    .filter(({ hidden }) => !hidden)
    .map(({ hidden: _, ...category }) => ({
      ...category,
      items: category.items.filter(({ hidden }) => !hidden).map(({ hidden: __, ...item }) => item),
    })),
});

const withPrice = ({ price, free: _, ...variation }: DraftItem['variations'][number]): Variation[] =>
  price === null ? [] : [{ ...variation, price }];

/** A dish whose sizes have prices costs what the cheapest of them does. */
const priceOf = (item: DraftItem, variations: readonly Variation[]): Minor | null =>
  item.price ??
  variations.reduce<Minor | null>(
    (least, { price }) => (least === null || price < least ? price : least),
    null,
  );

const priced = (item: DraftItem): MenuItem[] => {
  const { free: _, ...dish } = item;
  const variations = item.variations.flatMap(withPrice);
  const price = priceOf(item, variations);
  return price === null || unpricedOf(item).length > 0 ? [] : [{ ...dish, price, variations }];
};

/** The menu that guests are shown: without what is hidden, and without what nobody has said a price of. */
export const publishable = (menu: DraftMenu): MenuDocument => {
  const shown = shownOf(menu);
  return {
    ...shown,
    categories: shown.categories.map(category => ({ ...category, items: category.items.flatMap(priced) })),
  };
};
