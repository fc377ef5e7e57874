import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { isMended, mergeMenu, type ReadProblem } from '@tableside/domain/menu-exchange';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileAnswers, readContent } from '../read-content.ts';

type Dish = readonly [category: string | null, name: string, prices: readonly number[]];
type Cell = string | number | boolean | null;

/**
 * A menu as it lies in a public repository: its headings, columns, order, signs and forms of prices are its own, every name
 * and number in it is another, and of rows that are alike only a few are left. `dishes` was read out of it by a program
 * that knows this one file and none of our readers; a category is null where the file has none.
 */
type RealMenu = {
  readonly origin: string;
  readonly main: string;
  readonly currency: string;
  readonly text?: string;
  readonly base64?: string;
  readonly sheets?: readonly (readonly [name: string, rows: readonly (readonly Cell[])[]])[];
  readonly dishes: readonly Dish[];
  /** What its owner answers: which sheet, which column is which where the guess is wrong. */
  readonly sheet?: string;
  readonly columns?: readonly (string | null)[];
  /** What was asked, and how many dishes are right after that. */
  readonly answers: readonly string[];
  readonly right: number;
};

const MENUS: readonly RealMenu[] = readFileSync(new URL('real-menus.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as RealMenu);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'real-menus-'));
});
afterAll(() => rm(folder, { recursive: true }));

const bytesOf = ({ text, base64, sheets = [] }: RealMenu): Buffer => {
  if (text !== undefined) return Buffer.from(text, 'utf8');
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  const book = utils.book_new();
  for (const [name, rows] of sheets)
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map(row => [...row])), name);
  return write(book, { type: 'buffer', bookType: 'xlsx' });
};

/** What can be mended with one answer: the same in one column, or prices of as many sizes. */
const kindOf = ({ column, value, near: [offer = ''] = [] }: ReadProblem): string =>
  [column, offer.includes(': ') ? offer.replace(/: [^/]*/g, ':') : value].join('\n');

/** The offer that mends most dishes, taken in all rows of its kind. */
const takenOffer = (problems: readonly ReadProblem[]): FileAnswers['mended'] => {
  const kinds = new Map<string, ReadProblem[]>();
  for (const problem of problems)
    if (problem.lost === 'all' && problem.near?.length)
      kinds.set(kindOf(problem), [...(kinds.get(kindOf(problem)) ?? []), problem]);
  const [most] = [...kinds.values()].sort((a, b) => b.length - a.length);
  return most?.flatMap(({ row, path, column, near: [text] = [] }) =>
    row !== null && column !== undefined && isMended(column) && text !== undefined
      ? [{ row, path, column, text }]
      : [],
  );
};

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const keyOf = ([category, name, prices]: Dish): string =>
  JSON.stringify([category, name, [...prices].sort((a, b) => a - b)]);

/** What an owner gets out of a file with two answers at most. */
const readByOwner = async (file: RealMenu) => {
  const { main, currency, sheet, columns } = file;
  const path = join(folder, 'file');
  await writeFile(path, bytesOf(file));
  const reading = { main, currency: { code: currency, decimals: 2 } };
  const read = async (answers: FileAnswers) => {
    const content = await readContent({ path, mediaDir: folder, answers, reading });
    return { content, ...mergeMenu({ tags: [], categories: [] }, content.menu, reading) };
  };
  const asked: string[] = sheet === undefined ? [] : ['sheet'];
  const first = (await read({ sheet })).content;
  let answers: FileAnswers = { sheet };
  if (columns || first.table?.isSure === false) {
    asked.push('columns');
    answers = { ...answers, columns: [...(columns ?? first.table?.columns.map(({ use }) => use) ?? [])] };
  }
  if (first.currency !== null) {
    asked.push('currency');
    answers = { ...answers, currency: first.currency };
  }
  const before = await read(answers);
  const mended = asked.length < 2 ? takenOffer(before.problems) : undefined;
  if (mended) asked.push('offer');
  const { document } = mended ? await read({ ...answers, mended }) : before;
  const dishes = document.categories.flatMap(({ name, items }) =>
    items.map((item): Dish => {
      const prices = item.variations.length > 0 ? item.variations.map(({ price }) => price) : [item.price];
      return [plain(name[main] ?? ''), plain(item.name[main] ?? ''), prices.map(price => price ?? -1)];
    }),
  );
  return { asked, dishes };
};

/** How many of the dishes that are wanted are there, each once; without their category where the file has none. */
const countRight = (wanted: readonly Dish[], found: readonly Dish[]): number => {
  const left = [...found];
  return wanted.filter(([category, name, prices]) => {
    const at = left.findIndex(
      each =>
        keyOf([category === null ? null : each[0], each[1], each[2]]) ===
        keyOf([category, plain(name), prices]),
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
};

it.each(MENUS)('$origin', async file => {
  const { asked, dishes } = await readByOwner(file);
  expect({ asked, right: countRight(file.dishes, dishes) }).toEqual({
    asked: file.answers,
    right: file.right,
  });
  expect(asked.length).toBeLessThanOrEqual(2);
});

it('forty files and more, of whose dishes nine in ten are right after two answers at most', () => {
  const sumOf = (pick: (file: RealMenu) => number): number =>
    MENUS.reduce((sum, file) => sum + pick(file), 0);
  expect(new Set(MENUS.map(({ origin }) => origin.split(' ')[0])).size).toBeGreaterThanOrEqual(40);
  expect(sumOf(({ right }) => right) / sumOf(({ dishes }) => dishes.length)).toBeGreaterThanOrEqual(0.9);
});
