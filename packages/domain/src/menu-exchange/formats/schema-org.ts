import type { Category, DraftVariation, MenuDocument, MenuItem, Translated } from '../../menu/index.ts';
import { readPrice, writeAmount } from '../../price-text/index.ts';
import { quoted } from '../csv/quoted.ts';
import type {
  ReadCategory,
  ReadItem,
  Reading,
  ReadMenu,
  ReadProblem,
  ReadReason,
  Said,
} from '../read-menu.ts';
import { fieldsOf, listOf, textOf, within } from './json-values.ts';

/** `MenuItem`, `schema:MenuItem`, `https://schema.org/MenuItem`; alone or in a list. */
export const isOfType = (value: unknown, type: string): boolean =>
  listOf(within(value, '@type')).some(each => textOf(each).split(/[/:#]/).at(-1) === type);

/** Everything of a type, however deep below lists, graphs and restaurants; not below its own kind. */
export const findOfType = (value: unknown, type: string): readonly unknown[] => {
  if (Array.isArray(value)) return value.flatMap(each => findOfType(each, type));
  if (isOfType(value, type)) return [value];
  return [...fieldsOf(value).values()].flatMap(each =>
    typeof each === 'object' ? findOfType(each, type) : [],
  );
};

/** Text, or texts with their languages. */
const translated = (value: unknown, main: string): Translated => {
  const texts = listOf(value).flatMap(each => {
    const text = textOf(each) || textOf(within(each, '@value'));
    const language = textOf(within(each, '@language')).slice(0, 2).toLowerCase();
    return text === '' ? [] : [[/^[a-z]{2}$/.test(language) ? language : main, text] as const];
  });
  const [first] = texts;
  return Object.fromEntries(first ? [[main, first[1]], ...texts] : []);
};

const MENU_ITEM = 'hasMenuItem';
const MENU_SECTION = 'hasMenuSection';

/** A menu as schema.org's JSON-LD has it; sections inside sections are subcategories, several offers are variations. */
export const readSchemaOrg = (file: unknown, { main, currency }: Reading): ReadMenu => {
  const problems: ReadProblem[] = [];

  const itemOf = (value: unknown, path: string, subcategory: string | null): ReadItem[] => {
    const name = translated(within(value, 'name'), main);
    const say = (field: string, reason: ReadReason, value: unknown, lost: ReadProblem['lost'] = 'all') => {
      problems.push({ row: null, path, field, reason, value: quoted(value), name: name[main] ?? '', lost });
      return [];
    };
    if (!name[main]) return say('name', 'required', null);
    const offers = listOf(within(value, 'offers'));
    const variations: Said<DraftVariation>[] = [];
    for (const offer of offers) {
      const code = textOf(within(offer, 'priceCurrency'));
      if (code !== '' && code.toUpperCase() !== currency.code) return say('priceCurrency', 'currency', code);
      const written = within(offer, 'price');
      if (written === undefined) return say('price', 'required', null);
      const price = readPrice(textOf(written), currency);
      if (price === null) return say('price', 'amount', written);
      variations.push({ id: null, name: translated(within(offer, 'name'), main), price });
    }
    const [addOn] = listOf(within(value, 'menuAddOn'));
    if (addOn !== undefined) {
      const called = translated(within(addOn, 'name'), main)[main] ?? addOn;
      say('menuAddOn', 'unsupported', called, 'value');
    }
    const description = translated(within(value, 'description'), main);
    const [only] = variations;
    return [
      {
        id: null,
        name,
        place: { row: null, path },
        subcategory,
        ...(Object.keys(description).length > 0 && { description }),
        ...(variations.length > 1 ? { variations } : only?.price !== undefined && { price: only.price }),
      },
    ];
  };

  const itemsOf = (section: unknown, path: string, heading: string | null): ReadItem[] => [
    ...listOf(within(section, MENU_ITEM)).flatMap((item, at) =>
      itemOf(item, `${path}/${MENU_ITEM}/${at}`, heading),
    ),
    ...listOf(within(section, MENU_SECTION)).flatMap((inner, at) => {
      const name = translated(within(inner, 'name'), main)[main] ?? heading;
      return itemsOf(inner, `${path}/${MENU_SECTION}/${at}`, name);
    }),
  ];

  const sectionOf = (section: unknown, path: string): ReadCategory => {
    const description = translated(within(section, 'description'), main);
    return {
      id: null,
      name: translated(within(section, 'name'), main),
      place: { row: null, path },
      ...(Object.keys(description).length > 0 && { description }),
      items: itemsOf(section, path, null),
    };
  };

  const categories = findOfType(file, 'Menu').flatMap((menu, at): ReadCategory[] => [
    ...listOf(within(menu, MENU_SECTION)).map((section, place) =>
      sectionOf(section, `${at}/${MENU_SECTION}/${place}`),
    ),
    // Dishes outside of any section stand in one that is called as the menu is.
    ...(within(menu, MENU_ITEM) === undefined
      ? []
      : [sectionOf({ name: within(menu, 'name') ?? 'Menu', [MENU_ITEM]: within(menu, MENU_ITEM) }, `${at}`)]),
  ]);
  return { tags: [], categories, problems };
};

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
