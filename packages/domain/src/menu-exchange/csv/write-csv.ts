import { isStated } from '../../allergens/index.ts';
import type { DraftCategory, DraftItem, DraftMenu, Translated } from '../../menu/index.ts';
import type { Minor } from '../../money/index.ts';
import { writeAmount } from '../../price-text/index.ts';
import type { Reading } from '../read-menu.ts';
import { FREE } from './csv-cells.ts';
import { COLUMNS, type Column } from './csv-columns.ts';
import { writeCsv } from './csv-table.ts';

type Line = { readonly [column in Column]?: string } & {
  readonly names: Translated;
  readonly descriptions?: Translated;
};

const word = (flag: boolean): string => (flag ? 'yes' : 'no');

/** Every language that the names and descriptions of a menu are written in, the main one first. */
const languagesOf = ({ categories }: DraftMenu, main: string): string[] => {
  const texts = categories.flatMap(category => [
    category.name,
    category.description,
    ...category.items.flatMap(item => [
      item.name,
      item.description,
      ...item.variations.map(({ name }) => name),
      ...item.optionGroups.flatMap(group => [group.name, ...group.options.map(({ name }) => name)]),
    ]),
  ]);
  const others = new Set(texts.flatMap(text => Object.keys(text)));
  others.delete(main);
  return [main, ...[...others].sort()];
};

const categoryLine = (category: DraftCategory): Line => ({
  kind: 'category',
  id: category.id,
  names: category.name,
  descriptions: category.description,
  'vat rate': category.vatRate ?? '',
  hidden: category.hidden ? 'yes' : '',
});

const linesOfItem = (
  item: DraftItem,
  category: DraftCategory,
  menu: DraftMenu,
  { main, currency: { decimals } }: Reading,
): Line[] => {
  const amount = (value: Minor | null) => writeAmount(value, decimals);
  const price = (of: Pick<DraftItem, 'price' | 'free'>) =>
    of.free && of.price === 0 ? FREE : amount(of.price);
  const tagName = (id: string) => menu.tags.find(tag => tag.id === id)?.name[main] ?? id;
  const heading = category.subcategories.find(({ id }) => id === item.subcategory);
  const dish: Line = {
    kind: 'item',
    id: item.id,
    category: category.name[main] ?? '',
    subcategory: heading?.name[main] ?? '',
    names: item.name,
    descriptions: item.description,
    price: price(item),
    'lower price': amount(item.discountedPrice),
    'members price': amount(item.loyaltyPrice),
    // A name with a comma in it would be read as two.
    tags: item.tags.map(id => (/[,;|]/.test(tagName(id)) ? id : tagName(id))).join(', '),
    allergens: item.allergens.join(', ') || (isStated(item) ? 'none' : ''),
    'may contain': (item.mayContain ?? []).join(', '),
    station: item.station,
    'vat rate': item.vatRate ?? '',
    popular: word(item.popular),
    'special deal': word(item.isSpecialDeal),
    hidden: item.hidden ? 'yes' : '',
  };
  const variations = item.variations.map(
    (each): Line => ({
      kind: 'variation',
      id: each.id,
      names: each.name,
      price: price(each),
      'members price': amount(each.loyaltyPrice),
      allergens: (each.allergens ?? []).join(', '),
      'may contain': (each.mayContain ?? []).join(', '),
    }),
  );
  const groups = item.optionGroups.flatMap((group): Line[] => [
    {
      kind: group.type === 'single' ? 'choose one' : 'choose several',
      id: group.id,
      names: group.name,
      min: String(group.minChoices),
      max: group.maxChoices === null ? '' : String(group.maxChoices),
      'full price': word(group.displayFullPrice),
    },
    ...group.options.map(
      (each): Line => ({
        kind: 'option',
        id: each.id,
        names: each.name,
        price: amount(each.markup),
        'members price': amount(each.loyaltyMarkup),
        default: word(each.isDefault),
        hidden: word(!each.active),
        allergens: each.allergens.join(', '),
        'may contain': (each.mayContain ?? []).join(', '),
      }),
    ),
  ]);
  return [dish, ...variations, ...groups];
};

/** A menu as a table that spreadsheets open and {@link readCsv} takes back. Pictures, hours and banners are not in it. */
export const writeMenuCsv = (menu: DraftMenu, reading: Reading): string => {
  const languages = languagesOf(menu, reading.main);
  const titleOf = (column: string, language: string) =>
    language === reading.main ? column : `${column} (${language})`;
  const isText = (column: Column) => column === 'name' || column === 'description';
  const head = COLUMNS.flatMap(column =>
    isText(column) ? languages.map(language => titleOf(column, language)) : [column],
  );
  const cellsOf = ({ names, descriptions = {}, ...line }: Line): string[] =>
    COLUMNS.flatMap(column => {
      if (!isText(column)) return [line[column] ?? ''];
      return languages.map(language => (column === 'name' ? names : descriptions)[language] ?? '');
    });
  const lines = menu.categories.flatMap(category => [
    categoryLine(category),
    ...category.items.flatMap(item => linesOfItem(item, category, menu, reading)),
  ]);
  return writeCsv([head, ...lines.map(cellsOf)]);
};
