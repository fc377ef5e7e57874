import type { Row } from '../csv/csv-table.ts';
import { headingOf, type Meaning } from '../table/heading-words.ts';
import { type Fields, fieldsOf, listOf, textOf, within } from './json-values.ts';

/** Names that programmes give to what a dish says; the first that says something counts. */
const NAMES = ['name', 'title', 'label', 'item_name', 'itemName', 'dish', 'product_name', 'productName'];
const PRICES = ['price', 'base_price', 'basePrice', 'price_info', 'unit_price', 'amount', 'cost', 'prices'];
const TEXTS = ['description', 'desc', 'details', 'ingredients'];
const CATEGORIES = ['category', 'category_name', 'categoryName', 'section', 'menu_section', 'categories'];
/** Lists of the sizes of one dish. */
const SIZES = /^(sizes?|variants?|variations?|portions?)$/i;
/** Lists that are called by what they are and not by what is in them. */
const PLAIN =
  /^(items?|menus?|menu_?items|dishes|products|data|results?|list|categories|sections|groups|children|entries|itens|artículos|elementos|categorias|categorías|catégories|kategorien|kategorie|kategorijos|\d+)$/i;

/** The text of the main language, where there are several; of a list of texts the first. */
const wordsOf = (value: unknown): string => {
  const [head] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (head !== undefined) return textOf(head);
  return textOf(value) || textOf(within(value, 'en')) || textOf(fieldsOf(value).values().next().value);
};

const first = (fields: Fields, names: readonly string[], of = wordsOf): string => {
  for (const name of names) {
    const text = of(fields.get(name));
    if (text !== '') return text;
  }
  return '';
};

/** As {@link first}, and where no program's name is there by the words that menus have in other languages. */
const said = (fields: Fields, names: readonly string[], meaning: Meaning, of = wordsOf): string => {
  const known = first(fields, names, of);
  if (known !== '') return known;
  const others = [...fields.keys()].filter(key => {
    const heading = headingOf(key);
    return heading.exact && heading.meaning === meaning;
  });
  return first(fields, others, of);
};

const AMOUNTS = ['formatted', 'amount', 'value', 'price', 'default'];
const isAmount = (text: string): boolean => /^\D{0,4}\d[\d., ]*\D{0,4}$/.test(text);

/** Sizes as one cell says them: `large: 35 / medium: 30`; one alone is a price. */
const sizesAs = (sizes: readonly (readonly [name: string, price: string])[]): string => {
  const told = sizes.filter(([name, price]) => name !== '' && isAmount(price));
  const [only] = told;
  if (only && told.length === 1) return only[1];
  return told.map(([name, price]) => `${name.replace(/[:/|;]/g, ' ')}: ${price}`).join(' / ');
};

/** 4.5, "4,50 €", {"amount": 4.5}, {"fractional": 450}, {"formatted": "£4.50"}, {"eur": 4.5, "usd": 5}, {"large": 9, "small": 7}. */
const priceOf =
  (currency: string) =>
  (value: unknown): string => {
    const fields = fieldsOf(value);
    const cents = fields.get('fractional') ?? fields.get('cents');
    if (typeof cents === 'number') return (cents / 100).toFixed(2);
    const plain = textOf(value) || first(fields, AMOUNTS, textOf);
    if (plain !== '') return plain;
    const ours = [...fields].find(([key]) => key.toUpperCase() === currency)?.[1];
    return textOf(ours) || sizesAs([...fields].map(([key, inner]) => [key, textOf(inner)]));
  };

/** Dishes by short names of their own, `{"margherita": {"name": …}, "funghi": {"name": …}}`: those are no categories. */
const isMapOfDishes = (fields: Fields): boolean =>
  fields.size > 1 &&
  [...fields.values()].every(each => !Array.isArray(each) && textOf(within(each, 'name')) !== '');

/** The dishes in JSON of any form, as a table: what has a name and a price is one, what they stand in is their category. */
export const jsonRows = (file: unknown, currency: string): Row[] => {
  const priced = priceOf(currency);
  /** The sizes in a list of a dish that is no dish of its own. */
  const sizesOf = (fields: Fields): string => {
    const lists = [...fields].filter(([key]) => SIZES.test(key)).map(([, inner]) => listOf(inner));
    const sizes = lists.flat().map(each => {
      const size = fieldsOf(each);
      return [first(size, [...NAMES, 'size']), first(size, PRICES, priced)] as const;
    });
    return sizesAs(sizes);
  };
  const rows: (readonly string[])[] = [];
  /** `named`: of a category with a name, `key`: of the list that things stand in. */
  const walk = (value: unknown, named: string, key: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, named, key);
      return;
    }
    const fields = fieldsOf(value);
    const name = said(fields, NAMES, 'name');
    const price = sizesOf(fields) || said(fields, PRICES, 'price', priced);
    if (name !== '' && /\d/.test(price)) {
      const category = named || said(fields, CATEGORIES, 'category') || key;
      rows.push([category, name, price, said(fields, TEXTS, 'description')]);
      return;
    }
    const called = name || said(fields, CATEGORIES, 'category') || named;
    const isMap = isMapOfDishes(fields);
    for (const [list, inner] of fields)
      if (typeof inner === 'object' && inner !== null && listOf(inner).length > 0)
        walk(inner, called, isMap || PLAIN.test(list) ? key : list);
  };
  walk(file, '', '');
  const head = ['category', 'name', 'price', 'description'];
  return [head, ...rows].map((cells, at) => ({
    row: at,
    cells: cells.map((cell, place) => (place === 0 && cell === '' ? 'Menu' : cell)),
  }));
};
