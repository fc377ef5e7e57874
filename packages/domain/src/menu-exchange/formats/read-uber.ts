import type { Option, Translated } from '../../menu/index.ts';
import type { Minor } from '../../money/index.ts';
import { MAX_MINOR, minor } from '../../money/index.ts';
import { quoted } from '../csv/quoted.ts';
import {
  ITEM_LIMITS,
  type ReadCategory,
  type ReadGroup,
  type ReadItem,
  type Reading,
  type ReadMenu,
  type ReadProblem,
  type Said,
} from '../read-menu.ts';
import { type Fields, fieldsOf, listOf, textOf, within } from './json-values.ts';

/** `{translations: {en_us: "Soup"}}`; what is written in other languages only stands for the main one as well. */
const translated = (value: unknown, main: string): Translated => {
  const texts = [...fieldsOf(within(value, 'translations'))].flatMap(([locale, text]) => {
    const language = locale.slice(0, 2).toLowerCase();
    return /^[a-z]{2}$/.test(language) && textOf(text) !== '' ? [[language, textOf(text)] as const] : [];
  });
  const [first] = texts;
  return Object.fromEntries(first ? [[main, first[1]], ...texts] : []);
};

const amountOf = (value: unknown): Minor | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_MINOR
    ? minor(value)
    : null;

/** Of what has one id, the first; `onTwice` hears of the others. */
const byId = (
  list: unknown,
  onTwice: (id: string, first: Fields) => void = () => {},
): Map<string, Fields> => {
  const found = new Map<string, Fields>();
  for (const each of listOf(list).map(fieldsOf)) {
    const id = textOf(each.get('id'));
    const first = found.get(id);
    if (first) onTwice(id, first);
    else found.set(id, each);
  }
  return found;
};

const idsIn = (list: unknown): string[] => listOf(list).map(each => textOf(within(each, 'id')));

/** What the file says an item costs inside a group, where that is another price. */
const priceIn = (item: Fields, group: string): unknown => {
  const info = item.get('price_info');
  const own = listOf(within(info, 'overrides')).find(
    each =>
      textOf(within(each, 'context_type')) === 'MODIFIER_GROUP' &&
      textOf(within(each, 'context_value')) === group,
  );
  return within(own ?? info, 'price');
};

/** A menu as the Uber Eats Menu API v2 has it: amounts in minor units, options are items of their own. */
export const readUber = (file: unknown, { main }: Reading): ReadMenu => {
  const problems: ReadProblem[] = [];
  const root = fieldsOf(file);
  const say = (
    path: string,
    field: string,
    reason: ReadProblem['reason'],
    value: unknown,
    name: string,
    lost: ReadProblem['lost'],
  ) => problems.push({ row: null, path, field, reason, value: quoted(value), name, lost });
  /** Of a price that is none. */
  const sayPrice = (path: string, price: unknown, name: string, lost: ReadProblem['lost']) =>
    say(path, 'price_info', price === undefined ? 'required' : 'amount', price, name, lost);

  const nameOf = (item: Fields | undefined): string => translated(item?.get('title'), main)[main] ?? '';
  const items = byId(root.get('items'), (id, first) =>
    say(`items/${id}`, 'id', 'duplicate', id, nameOf(first), 'all'),
  );
  const groups = byId(root.get('modifier_groups'));

  const optionOf = (id: string, group: string, dish: string): Said<Option>[] => {
    const item = items.get(id);
    if (!item) {
      say(`modifier_groups/${group}`, 'modifier_options', 'unknown', id, dish, 'value');
      return [];
    }
    const price = priceIn(item, group);
    const markup = amountOf(price);
    if (markup === null) sayPrice(`items/${id}`, price, dish, 'value');
    const [inner] = listOf(within(item.get('modifier_group_ids'), 'ids'));
    if (inner !== undefined) say(`items/${id}`, 'modifier_group_ids', 'unsupported', inner, dish, 'value');
    return markup === null ? [] : [{ id, name: translated(item.get('title'), main), markup }];
  };

  // Many dishes may ask one question: it is read, and its problems are told, once.
  const known = new Map<string, readonly ReadGroup[]>();
  const groupOf = (id: string, dish: string): readonly ReadGroup[] => {
    const read = known.get(id) ?? readGroup(id, dish);
    known.set(id, read);
    return read;
  };

  const readGroup = (id: string, dish: string): ReadGroup[] => {
    const group = groups.get(id);
    if (!group) {
      say(`modifier_groups/${id}`, 'modifier_group_ids', 'unknown', id, dish, 'value');
      return [];
    }
    const quantity = fieldsOf(within(group.get('quantity_info'), 'quantity'));
    const [least, most] = [quantity.get('min_permitted'), quantity.get('max_permitted')];
    const minChoices = typeof least === 'number' ? least : 0;
    const maxChoices = typeof most === 'number' ? most : null;
    return [
      {
        id,
        name: translated(group.get('title'), main),
        type: minChoices === 1 && maxChoices === 1 ? 'single' : 'multiple',
        minChoices,
        maxChoices,
        // One more than a dish can have is enough to say that it is too many.
        options: idsIn(group.get('modifier_options'))
          .slice(0, ITEM_LIMITS.options + 1)
          .flatMap(option => optionOf(option, id, dish)),
      },
    ];
  };

  const itemOf = (id: string): ReadItem[] => {
    const item = items.get(id);
    const path = `items/${id}`;
    if (!item) {
      say(path, 'entities', 'unknown', id, '', 'all');
      return [];
    }
    const name = translated(item.get('title'), main);
    const written = within(item.get('price_info'), 'price');
    const price = amountOf(written);
    if (price === null) {
      sayPrice(path, written, name[main] ?? '', 'all');
      return [];
    }
    const description = translated(item.get('description'), main);
    const asked = new Set(listOf(within(item.get('modifier_group_ids'), 'ids')).map(textOf));
    const questions = [...asked]
      .slice(0, ITEM_LIMITS.groups + 1)
      .flatMap(group => groupOf(group, name[main] ?? ''));
    return [
      {
        id,
        name,
        place: { row: null, path },
        price,
        ...(Object.keys(description).length > 0 && { description }),
        ...(questions.length > 0 && { optionGroups: questions }),
      },
    ];
  };

  const home = new Map<string, string>();
  /** Whether a dish is to be in a category; one that stands in another already is told, and named twice in one is one. */
  const isAtHome = (item: string, category: string): boolean => {
    const first = home.get(item);
    if (first !== undefined && first !== category && items.has(item))
      say(`categories/${category}`, 'entities', 'duplicate', item, nameOf(items.get(item)), 'all');
    if (first === undefined) home.set(item, category);
    return first === undefined;
  };
  const categories = [...byId(root.get('categories'))].map(
    ([id, category]): ReadCategory => ({
      id,
      name: translated(category.get('title'), main),
      place: { row: null, path: `categories/${id}` },
      items: idsIn(category.get('entities'))
        .filter(item => isAtHome(item, id))
        .flatMap(itemOf),
    }),
  );
  return { tags: [], categories, problems };
};
