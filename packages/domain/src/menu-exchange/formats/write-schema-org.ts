import type { Category, MenuDocument, MenuItem, Translated } from '../../menu/index.ts';
import { writeAmount } from '../../price-text/index.ts';
import type { Reading } from '../read-menu.ts';
import { MENU_ITEM, MENU_SECTION } from './schema-org.ts';

const written = (text: Translated) => {
  const texts = Object.entries(text);
  return texts.map(([language, value]) => ({ '@language': language, '@value': value }));
};

const described = (description: Translated) =>
  Object.keys(description).length > 0 ? { description: written(description) } : {};

/** A menu as schema.org's JSON-LD, in all its languages. Options have no place in it. */
export const writeSchemaOrg = (menu: MenuDocument, title: string, { currency }: Reading) => {
  const offer = (price: MenuItem['price'], name: object = {}) => ({
    '@type': 'Offer',
    ...name,
    price: writeAmount(price, currency.decimals),
    priceCurrency: currency.code,
  });
  const item = (dish: MenuItem) => ({
    '@type': 'MenuItem',
    name: written(dish.name),
    ...described(dish.description),
    offers:
      dish.variations.length > 0
        ? dish.variations.map(({ name, price }) => offer(price, { name: written(name) }))
        : offer(dish.discountedPrice ?? dish.price),
  });
  const section = (category: Category) => ({
    '@type': 'MenuSection',
    name: written(category.name),
    ...described(category.description),
    [MENU_ITEM]: category.items.filter(({ subcategory }) => subcategory === null).map(item),
    [MENU_SECTION]: category.subcategories.map(({ id, name }) => ({
      '@type': 'MenuSection',
      name: written(name),
      [MENU_ITEM]: category.items.filter(({ subcategory }) => subcategory === id).map(item),
    })),
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: title,
    [MENU_SECTION]: menu.categories.map(section),
  };
};
