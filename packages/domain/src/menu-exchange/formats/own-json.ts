import type { DishTag, DraftItem, DraftMenu } from '../../menu/index.ts';
import type { CategoryHead } from '../../menu-edit/index.ts';
import { quoted } from '../csv/quoted.ts';
import type { ReadCategory, ReadItem, Reading, ReadMenu, ReadProblem } from '../read-menu.ts';
import { fieldsOf, listOf, textOf, within } from './json-values.ts';

/** What looks at the form of one thing: the thing, or the way to the first field that is not as it should be. */
export type Shape<T> = (value: unknown) => { readonly value: T } | { readonly wrong: readonly string[] };
export type Shapes = {
  readonly tag: Shape<DishTag>;
  readonly category: Shape<CategoryHead>;
  readonly item: Shape<DraftItem>;
};

const VERSION = 1;

export const isOwnJson = (file: unknown): boolean => fieldsOf(file).has('tableside_menu');

/** The whole menu, nothing of it lost; amounts in minor units. Pictures are named and not in it. */
export const writeOwnJson = (menu: DraftMenu, { main, currency }: Reading) => ({
  tableside_menu: VERSION,
  currency: currency.code,
  main_language: main,
  menu,
});

export const readOwnJson = (file: unknown, { main, currency }: Reading, shapes: Shapes): ReadMenu => {
  const problems: ReadProblem[] = [];
  const say = (path: string, field: string, reason: ReadProblem['reason'], value: unknown, name = '') =>
    problems.push({ row: null, path, field, reason, value: quoted(value), name, lost: 'all' });
  const code = textOf(within(file, 'currency'));
  if (code !== currency.code) {
    say('', 'currency', 'currency', code);
    return { tags: [], categories: [], problems };
  }
  const nameOf = (value: unknown) => textOf(within(value, 'name', main));
  const good = <T>(shape: Shape<T>, value: unknown, path: string): T[] => {
    const seen = shape(value);
    if ('value' in seen) return [seen.value];
    const found = within(value, ...seen.wrong);
    say(path, seen.wrong.join('.'), found === undefined ? 'required' : 'form', found, nameOf(value));
    return [];
  };
  const categories = listOf(within(file, 'menu', 'categories')).flatMap((value, at): ReadCategory[] => {
    const path = `categories/${at}`;
    const { items = [], ...rest } = Object.fromEntries(fieldsOf(value));
    return good(shapes.category, rest, path).map(head => ({
      ...head,
      place: { row: null, path },
      items: listOf(items).flatMap((item, place) => {
        const itemPath = `${path}/items/${place}`;
        return good(shapes.item, item, itemPath).map(
          (each): ReadItem => ({
            ...each,
            place: { row: null, path: itemPath },
            // Our own programme knows its prices: an answer at 0 is meant to add nothing.
            optionGroups: each.optionGroups.map(group => ({
              ...group,
              options: group.options.map(option => ({ ...option, free: true as const })),
            })),
          }),
        );
      }),
    }));
  });
  const tags = listOf(within(file, 'menu', 'tags')).flatMap((tag, at) => good(shapes.tag, tag, `tags/${at}`));
  return { tags, categories, problems };
};
