import type { ReadRows, Row } from './csv/csv-table.ts';
import { asUber, isDeliveroo } from './formats/delivery/deliveroo.ts';
import { isGloriaFood, readGloriaFood } from './formats/delivery/gloria-food.ts';
import { jsonRows } from './formats/json-rows.ts';
import { fieldsOf, listOf, refuseJson, within } from './formats/json-values.ts';
import { isOwnJson, readOwnJson, type Shapes } from './formats/own-json.ts';
import { readUber } from './formats/read-uber.ts';
import { hasMenu, readSchemaOrg } from './formats/schema-org.ts';
import { EXCHANGE_LIMITS, type FileKind, type Reading, type ReadMenu, type Unreadable } from './read-menu.ts';
import { readTable, type TableAnswers, type TableRead } from './table/read-table.ts';

export type ReadFile = TableRead | Unreadable;

/** What a reader has to know beside the file. */
export type Asked = {
  readonly reading: Reading;
  readonly rowsOf: ReadRows;
  readonly shapes: Shapes;
  readonly answers?: TableAnswers;
  /** Text without the markup of web pages, of which shops' exports are full. */
  readonly plain?: (text: string) => string;
  /** What the category is called of dishes that the file puts nowhere. */
  readonly elsewhere?: string | undefined;
};

const ELSEWHERE = 'Menu';
const asItIs = (text: string): string => text;

const jsonIn = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

const whole = (format: FileKind, menu: ReadMenu): TableRead => ({
  format,
  menu,
  table: null,
  currency: null,
  hasPrice: false,
});

/** A file of a sheet of somebody's programme is whole, or none of it is taken. */
const bounded = (read: ReadFile): ReadFile => {
  if ('unreadable' in read) return read;
  const { categories, tags } = read.menu;
  const items = categories.flatMap(category => category.items);
  // Dishes that share a question have its options each.
  const options = items
    .flatMap(({ optionGroups = [] }) => optionGroups)
    .reduce((count, group) => count + group.options.length, 0);
  const isTooMuch =
    items.length > EXCHANGE_LIMITS.items ||
    options > EXCHANGE_LIMITS.options ||
    categories.length > EXCHANGE_LIMITS.categories ||
    tags.length > EXCHANGE_LIMITS.tags;
  return isTooMuch ? { unreadable: 'too_many' } : read;
};

const isUberCategory = (category: unknown): boolean => within(category, 'entities') !== undefined;

const jsonMenu = (value: unknown, asked: Asked): ReadFile => {
  const { reading, shapes, answers = {}, plain = asItIs } = asked;
  const refused = refuseJson(value);
  if (refused) return refused;
  if (isOwnJson(value)) return whole('json', readOwnJson(value, reading, shapes));
  const root = fieldsOf(value);
  if (root.has('items') && root.has('categories') && listOf(root.get('categories')).every(isUberCategory))
    return whole('uber-eats', readUber(value, reading));
  if (isDeliveroo(value)) return whole('deliveroo', readUber(asUber(value), reading));
  if (isGloriaFood(value)) {
    const { menu, currency } = readGloriaFood(value, reading, answers.currency);
    return { ...whole('gloria-food', menu), currency };
  }
  if (hasMenu(value)) {
    const { menu, currency } = readSchemaOrg(value, reading, { take: answers.currency, plain });
    return { ...whole('schema-org', menu), currency };
  }
  const rows = jsonRows(value, reading.currency.code);
  const read: ReadFile = rows.length > 1 ? readRows(rows, asked) : { unreadable: 'columns' };
  return 'unreadable' in read ? read : { ...read, format: 'table' };
};

/** The menu in the rows of a table, of which nothing is known yet. */
export const readRows = (
  rows: readonly Row[],
  { reading, answers = {}, elsewhere, plain = asItIs }: Asked,
): ReadFile => {
  if (rows[0]?.broken !== undefined) return { unreadable: 'quote' };
  if (rows.length > EXCHANGE_LIMITS.rows) return { unreadable: 'too_many' };
  return bounded(readTable(rows, { reading, answers, plain, elsewhere: elsewhere ?? ELSEWHERE }));
};

/** The menu in what was parsed out of a file, as of a page with a menu for search engines in it. */
export const readParsed = (value: unknown, asked: Asked): ReadFile => bounded(jsonMenu(value, asked));

/** The menu in a file's text, whatever it is. */
export const readFile = (file: string, asked: Asked): ReadFile => {
  const text = file.replace(/^\uFEFF/, '');
  if (text.includes('\u0000')) return { unreadable: 'encoding' };
  if (!/^\s*[[{]/.test(text)) return readRows(asked.rowsOf(text, EXCHANGE_LIMITS.rows), asked);
  const parsed = jsonIn(text);
  return parsed ? readParsed(parsed.value, asked) : { unreadable: 'json' };
};
