import { mergeMenu, readFile } from '@tableside/domain/menu-exchange';
import { expect } from 'vitest';
import { readCsv } from './read-csv.ts';

const never = () => ({ wrong: ['id'] });
const shapes = { tag: never, category: never, item: never };

/** A file laid over an empty menu: its dishes in a line each, and what was asked. */
export const readOver = (text: string, main: string, code: string, answers = {}) => {
  const reading = { main, currency: { code, decimals: 2 } };
  const file = readFile(text, { reading, rowsOf: readCsv, shapes, answers });
  if ('unreadable' in file) throw new Error(file.unreadable);
  const { document, problems } = mergeMenu({ tags: [], categories: [] }, file.menu, reading);
  const dishes = document.categories.flatMap(({ name, items }) =>
    items.map(
      item =>
        `${name[main]}: ${item.name[main]} ${
          item.variations.length > 0 ? item.variations.map(({ price }) => price).join('/') : item.price
        }`,
    ),
  );
  return { ...file, dishes, problems, document };
};

/** A file of somebody's: `asks` is what the owner answers by accepting the guess, the numbers of another currency, or both. */
export type Somebodys = {
  readonly origin: string;
  readonly lines: readonly string[];
  readonly dishes: readonly string[];
  readonly asks?: readonly ('columns' | 'currency')[];
  readonly main?: string;
  readonly currency?: string;
};

/** Reads a file, answers what is asked, and expects its dishes and no further question. */
export const expectRead = ({ lines, dishes, asks = [], main = 'en', currency = 'EUR' }: Somebodys): void => {
  const first = readOver(lines.join('\r\n'), main, currency);
  const asked = [
    ...(first.table && !first.table.isSure ? ['columns'] : []),
    ...(first.currency === null ? [] : ['currency']),
  ];
  expect(asked).toEqual(asks);
  const answers = {
    ...(asks.includes('columns') && { columns: first.table?.columns.map(({ use }) => use) }),
    ...(first.currency !== null && { currency: first.currency }),
  };
  const { dishes: taken, table, currency: open } = readOver(lines.join('\r\n'), main, currency, answers);
  expect({ taken, isSure: table?.isSure ?? true, open }).toEqual({
    taken: dishes,
    isSure: true,
    open: null,
  });
};
