import { isFormula, unguarded } from '../../csv/index.ts';
import type { DraftVariation, MenuDocument } from '../../menu/index.ts';
import { isOtherCurrency, parseAmount, writeAmount } from '../../price-text/index.ts';
import { type Row, writeCsv } from '../csv/csv-table.ts';
import { quoted } from '../csv/quoted.ts';
import { sameName } from '../merge/ids.ts';
import type {
  ReadCategory,
  ReadItem,
  Reading,
  ReadMenu,
  ReadProblem,
  ReadReason,
  Said,
} from '../read-menu.ts';

type ItemDraft = Omit<ReadItem, 'variations'> & { variations: Said<DraftVariation>[] };

/** What Square calls the one form of an item that has no others. */
const ONLY = 'regular';
const UNSORTED = 'Menu';

const titlesOf = (head: Row | undefined): string[] =>
  (head?.cells ?? []).map(cell => cell.trim().toLowerCase());

export const isSquare = (head: Row | undefined): boolean => {
  const titles = titlesOf(head);
  return titles.includes('item name') && titles.includes('variation name');
};

/** Square's item library: a row a variation. Rows of one token, or of one name with forms of their own, are one item. */
export const readSquare = ([head, ...rows]: readonly Row[], { main, currency }: Reading): ReadMenu => {
  const problems: ReadProblem[] = [];
  const titles = titlesOf(head);
  const at = (...names: readonly string[]) => {
    const found = names.map(name => titles.indexOf(name)).find(place => place >= 0);
    return found ?? -1;
  };
  const columns = {
    token: at('token', 'reference handle'),
    name: at('customer-facing name', 'item name'),
    plain: at('item name'),
    variation: at('variation name'),
    description: at('description'),
    category: at('categories', 'category', 'reporting category'),
    price: at('price'),
    archived: at('archived'),
  };
  const modifiers = titles.flatMap((title, place) => (title.startsWith('modifier set') ? [place] : []));
  const categories = new Map<string, ReadCategory & { readonly items: ItemDraft[] }>();
  const known = new Map<string, ItemDraft>();
  const tokens = new Map<string, ItemDraft>();

  for (const { row, cells, broken } of rows) {
    const text = (column: number) => unguarded(cells[column] ?? '').trim();
    const name = text(columns.name) || text(columns.plain);
    const say = (field: string, reason: ReadReason, value: string, lost: ReadProblem['lost'] = 'all') =>
      problems.push({ row, path: '', field, reason, value: quoted(value), name, lost });
    if (broken) {
      say(head?.cells[broken.at] ?? '', 'quote', broken.rest);
      continue;
    }
    const calculated = Object.values(columns).find(column => isFormula(cells[column] ?? ''));
    if (calculated !== undefined) {
      say(head?.cells[calculated] ?? '', 'formula', cells[calculated] ?? '');
      continue;
    }
    if (name === '') {
      say('Item Name', 'required', '');
      continue;
    }
    const price = parseAmount(text(columns.price), currency.decimals);
    if (isOtherCurrency(text(columns.price), currency.code)) {
      say('Price', 'currency', text(columns.price));
      continue;
    }
    if (price === null) {
      say('Price', text(columns.price) === '' ? 'required' : 'amount', text(columns.price));
      continue;
    }
    const modifier = modifiers.find(place => /^y/i.test(text(place)));
    if (modifier !== undefined) say(head?.cells[modifier] ?? '', 'unsupported', text(modifier), 'value');
    // "Food > Soups, Lunch (#ABC)": the first one, at its end.
    const path = (text(columns.category).split(',')[0] ?? '').replace(/\s*\([^)]*\)$/, '');
    const category = path.split('>').at(-1)?.trim() || UNSORTED;
    const [token, named] = [text(columns.token), `${sameName(category)}\n${sameName(name)}`];
    const form = text(columns.variation) || 'Regular';
    const variation: Said<DraftVariation> = { id: null, name: { [main]: form }, price };
    const namesake = known.get(named);
    const isForm =
      token === '' || !namesake?.variations.some(each => sameName(each.name[main] ?? '') === sameName(form));
    const item = tokens.get(token) ?? (isForm ? namesake : undefined);
    if (item) {
      item.variations.push(variation);
      continue;
    }
    const fresh: ItemDraft = {
      id: null,
      name: { [main]: name },
      place: { row, path: '' },
      price,
      ...(text(columns.description) !== '' && { description: { [main]: text(columns.description) } }),
      ...(/^y/i.test(text(columns.archived)) && { hidden: true }),
      variations: [variation],
    };
    known.set(named, fresh);
    if (token !== '') tokens.set(token, fresh);
    const section = categories.get(sameName(category)) ?? {
      id: null,
      name: { [main]: category },
      place: { row, path: '' },
      items: [],
    };
    section.items.push(fresh);
    categories.set(sameName(category), section);
  }
  const plain = ({ variations, ...item }: ItemDraft): ReadItem => {
    const [only] = variations;
    return variations.length === 1 && sameName(only?.name[main] ?? '') === ONLY
      ? item
      : { ...item, variations };
  };
  return {
    tags: [],
    categories: [...categories.values()].map(category => ({ ...category, items: category.items.map(plain) })),
    problems,
  };
};

const COLUMNS = ['Token', 'Item Name', 'Variation Name', 'SKU', 'Description', 'Category', 'Price'];

/** A menu as Square's item library takes it, in the main language. It has no options. */
export const writeSquare = (menu: MenuDocument, { main, currency }: Reading): string =>
  writeCsv([
    COLUMNS,
    ...menu.categories.flatMap(category =>
      category.items.flatMap(item => {
        const forms =
          item.variations.length > 0
            ? item.variations.map(({ name, price }) => ({ form: name[main] ?? '', price }))
            : [{ form: 'Regular', price: item.discountedPrice ?? item.price }];
        return forms.map(({ form, price }) => [
          '',
          item.name[main] ?? '',
          form,
          '',
          item.description[main] ?? '',
          category.name[main] ?? '',
          writeAmount(price, currency.decimals),
        ]);
      }),
    ),
  ]);
