import type { DraftVariation, Translated } from '../../menu/index.ts';
import { parseAmount } from '../../price-text/index.ts';
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
import { otherCurrency, withoutCurrency } from '../table/other-currency.ts';
import { fieldsOf, listOf, textOf, within } from './json-values.ts';
import { linked, listed } from './linked.ts';
import { plainNames } from './plain-names.ts';

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

export const MENU_ITEM = 'hasMenuItem';
export const MENU_SECTION = 'hasMenuSection';

/** What an item is offered for: each offer, those inside of one for several, or the ends of a range. */
const offersOf = (item: unknown): readonly unknown[] =>
  listed(within(item, 'offers')).flatMap(offer => {
    const inner = listed(within(offer, 'offers'));
    return inner.length > 0 ? inner : [offer];
  });

const priceOf = (offer: unknown): unknown => {
  const [low, high] = [within(offer, 'lowPrice'), within(offer, 'highPrice')];
  const price = within(offer, 'price') ?? within(offer, 'priceSpecification', 'price');
  if (price !== undefined || low === undefined) return price ?? high;
  return high === undefined || Number(textOf(high)) === Number(textOf(low))
    ? low
    : `${textOf(low)} – ${textOf(high)}`;
};

const currencyOf = (offer: unknown): string =>
  textOf(
    within(offer, 'priceCurrency') ?? within(offer, 'priceSpecification', 'priceCurrency'),
  ).toUpperCase();

const ITEMS = ['MenuItem', 'Product'] as const;

/** Dishes of a page that has no menu and no section: whatever is an item on it, once each. */
const looseItems = (page: unknown): unknown[] => {
  const found = ITEMS.map(type => findOfType(page, type)).find(each => each.length > 0) ?? [];
  return [...new Map(found.map(item => [textOf(within(item, 'name')), item])).values()];
};

/** The menus of a page, each once, or what stands for one. */
const menusIn = (page: unknown): readonly unknown[] => {
  const menus = findOfType(page, 'Menu');
  const once = new Map(menus.map((menu, at) => [textOf(within(menu, '@id')) || String(at), menu]));
  if (once.size > 0) return [...once.values()];
  const sections = findOfType(page, 'MenuSection');
  if (sections.length > 0) return [{ [MENU_SECTION]: sections }];
  const items = looseItems(page);
  return items.length > 0 ? [{ [MENU_ITEM]: items }] : [];
};

/** Whether there is anything of a menu in a page's JSON-LD. */
export const hasMenu = (page: unknown): boolean => menusIn(plainNames(page)).length > 0;

/** A menu as schema.org's JSON-LD has it; sections inside sections are subcategories, several offers are variations. */
export const readSchemaOrg = (
  file: unknown,
  { main, currency }: Reading,
  how: { readonly take?: string | undefined; readonly plain?: (text: string) => string } = {},
): { readonly menu: ReadMenu; readonly currency: string | null } => {
  const problems: ReadProblem[] = [];
  const prices: string[] = [];
  const { plain = text => text } = how;
  const textsOf = (value: unknown): Translated =>
    Object.fromEntries(
      Object.entries(translated(value, main)).map(([language, text]) => [language, plain(text)]),
    );
  /** With the currency that it is in, as one who writes it down would. */
  const amountOf = (offer: unknown): { readonly text: string; readonly isOther: boolean } => {
    const code = currencyOf(offer);
    const price = textOf(priceOf(offer));
    const text = code === '' || code === currency.code ? price : `${price} ${code}`.trim();
    prices.push(text);
    const other = otherCurrency([text], currency.code);
    if (other === null || other !== how.take) return { text, isOther: other !== null };
    return { text: withoutCurrency(text, other), isOther: false };
  };

  const itemOf = (value: unknown, path: string, subcategory: string | null): ReadItem[] => {
    const name = textsOf(within(value, 'name'));
    const say = (field: string, reason: ReadReason, value: unknown, lost: ReadProblem['lost'] = 'all') => {
      problems.push({ row: null, path, field, reason, value: quoted(value), name: name[main] ?? '', lost });
      return [];
    };
    if (!name[main]) return say('name', 'required', null);
    const variations: Said<DraftVariation>[] = [];
    for (const offer of offersOf(value)) {
      const written = priceOf(offer);
      const { text, isOther } = amountOf(offer);
      if (isOther) return say('priceCurrency', 'currency', currencyOf(offer) || text);
      if (written === undefined) return say('price', 'required', null);
      const price = parseAmount(text, currency.decimals);
      if (price === null) return say('price', 'amount', written);
      variations.push({ id: null, name: textsOf(within(offer, 'name')), price });
    }
    const [addOn] = listOf(within(value, 'menuAddOn'));
    if (addOn !== undefined) {
      const called = translated(within(addOn, 'name'), main)[main] ?? addOn;
      say('menuAddOn', 'unsupported', called, 'value');
    }
    const description = textsOf(within(value, 'description'));
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
    ...listed(within(section, MENU_ITEM)).flatMap((item, at) =>
      itemOf(item, `${path}/${MENU_ITEM}/${at}`, heading),
    ),
    ...listed(within(section, MENU_SECTION)).flatMap((inner, at) => {
      const name = textsOf(within(inner, 'name'))[main] ?? heading;
      return itemsOf(inner, `${path}/${MENU_SECTION}/${at}`, name);
    }),
  ];

  const sectionOf = (section: unknown, path: string): ReadCategory => {
    const description = textsOf(within(section, 'description'));
    return {
      id: null,
      name: textsOf(within(section, 'name')),
      place: { row: null, path },
      ...(Object.keys(description).length > 0 && { description }),
      items: itemsOf(section, path, null),
    };
  };

  const categories = menusIn(linked(plainNames(file))).flatMap((menu, at): ReadCategory[] => [
    ...listed(within(menu, MENU_SECTION)).map((section, place) =>
      sectionOf(section, `${at}/${MENU_SECTION}/${place}`),
    ),
    // Dishes outside of any section stand in one that is called as the menu is.
    ...(within(menu, MENU_ITEM) === undefined
      ? []
      : [sectionOf({ name: within(menu, 'name') ?? 'Menu', [MENU_ITEM]: within(menu, MENU_ITEM) }, `${at}`)]),
  ]);
  const filled = categories.filter(({ items }) => items.length > 0);
  const asked = otherCurrency(prices, currency.code);
  return {
    menu: { tags: [], categories: filled, problems },
    currency: asked === null || asked === how.take ? null : asked,
  };
};
