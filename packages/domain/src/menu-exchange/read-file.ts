import { parseCsv } from './csv/csv-table.ts';
import { readCsv } from './csv/read-csv.ts';
import { fieldsOf, refuseJson } from './formats/json-values.ts';
import { isOwnJson, readOwnJson, type Shapes } from './formats/own-json.ts';
import { readUber } from './formats/read-uber.ts';
import { findOfType, readSchemaOrg } from './formats/schema-org.ts';
import { isSquare, readSquare } from './formats/square.ts';
import {
  EXCHANGE_LIMITS,
  type ExchangeFormat,
  type Reading,
  type ReadMenu,
  type Unreadable,
} from './read-menu.ts';

export type ReadFile = { readonly format: ExchangeFormat; readonly menu: ReadMenu } | Unreadable;

const jsonIn = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

const readJson = (text: string, reading: Reading, shapes: Shapes): ReadFile => {
  const parsed = jsonIn(text);
  if (!parsed) return { unreadable: 'json' };
  const { value } = parsed;
  const refused = refuseJson(value);
  if (refused) return refused;
  if (isOwnJson(value)) return { format: 'json', menu: readOwnJson(value, reading, shapes) };
  const root = fieldsOf(value);
  if (root.has('items') && root.has('categories'))
    return { format: 'uber-eats', menu: readUber(value, reading) };
  if (findOfType(value, 'Menu').length > 0)
    return { format: 'schema-org', menu: readSchemaOrg(value, reading) };
  return { unreadable: 'columns' };
};

const readTable = (text: string, reading: Reading): ReadFile => {
  const rows = parseCsv(text, EXCHANGE_LIMITS.rows);
  if (rows[0]?.broken !== undefined) return { unreadable: 'quote' };
  if (rows.length > EXCHANGE_LIMITS.rows) return { unreadable: 'too_many' };
  if (isSquare(rows[0])) return { format: 'square', menu: readSquare(rows, reading) };
  const menu = readCsv(rows, reading);
  return 'unreadable' in menu ? menu : { format: 'csv', menu };
};

/** The menu in a file's text, whichever of the formats it is. */
export const readFile = (file: string, reading: Reading, shapes: Shapes): ReadFile => {
  const text = file.replace(/^\uFEFF/, '');
  if (text.includes('\u0000')) return { unreadable: 'encoding' };
  const read = /^\s*[[{]/.test(text) ? readJson(text, reading, shapes) : readTable(text, reading);
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
