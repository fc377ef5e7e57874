import type { Row } from '../csv/csv-table.ts';
import { type Fields, fieldsOf, listOf, textOf, within } from './json-values.ts';

/** Names that programmes give to what a dish says; the first that says something counts. */
const NAMES = ['name', 'title', 'label', 'item_name', 'itemName', 'dish', 'product_name', 'productName'];
const PRICES = ['price', 'base_price', 'basePrice', 'price_info', 'unit_price', 'amount', 'cost', 'prices'];
const TEXTS = ['description', 'desc', 'details', 'ingredients'];
const CATEGORIES = ['category', 'category_name', 'categoryName', 'section', 'menu_section'];
/** Lists that are called by what they are and not by what is in them. */
const PLAIN =
  /^(items?|menus?|menu_?items|dishes|products|data|results?|list|categories|sections|groups|children|entries|\d+)$/i;

/** The text of the main language, where there are several. */
const wordsOf = (value: unknown): string =>
  textOf(value) || textOf(within(value, 'en')) || textOf(fieldsOf(value).values().next().value);

const first = (fields: Fields, names: readonly string[], of = wordsOf): string => {
  for (const name of names) {
    const text = of(fields.get(name));
    if (text !== '') return text;
  }
  return '';
};

/** 4.5, "4,50 €", {"amount": 4.5}, {"fractional": 450}, {"formatted": "£4.50"}. */
const priceOf = (value: unknown): string => {
  const fields = fieldsOf(value);
  const cents = fields.get('fractional') ?? fields.get('cents');
  if (typeof cents === 'number') return (cents / 100).toFixed(2);
  return textOf(value) || first(fields, ['formatted', 'amount', 'value', 'price', 'default'], textOf);
};

/** The dishes in JSON of any form, as a table: what has a name and a price is one, what they stand in is their category. */
export const jsonRows = (file: unknown): Row[] => {
  const rows: (readonly string[])[] = [];
  /** `named`: of a category with a name, `key`: of the list that things stand in. */
  const walk = (value: unknown, named: string, key: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, named, key);
      return;
    }
    const fields = fieldsOf(value);
    const name = first(fields, NAMES);
    const price = first(fields, PRICES, priceOf);
    if (name !== '' && /\d/.test(price)) {
      rows.push([named || first(fields, CATEGORIES) || key, name, price, first(fields, TEXTS)]);
      return;
    }
    const called = name || first(fields, CATEGORIES) || named;
    for (const [list, inner] of fields)
      if (typeof inner === 'object' && inner !== null && listOf(inner).length > 0)
        walk(inner, called, PLAIN.test(list) ? key : list);
  };
  walk(file, '', '');
  const head = ['category', 'name', 'price', 'description'];
  return [head, ...rows].map((cells, at) => ({
    row: at,
    cells: cells.map((cell, place) => (place === 0 && cell === '' ? 'Menu' : cell)),
  }));
};
