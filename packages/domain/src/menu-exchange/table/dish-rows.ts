import { unguarded } from '../../csv/index.ts';
import type { Row } from '../csv/csv-table.ts';
import { sameName } from '../merge/ids.ts';
import type { ColumnUse } from './column-guess.ts';
import { headingOf, type Meaning } from './heading-words.ts';
import { sizesIn } from './price-sizes.ts';

/** A row of somebody's table by what its columns are. */
export type DishRow = {
  readonly row: Row;
  /** '' where the cell or the column is missing. */
  readonly text: (use: Exclude<ColumnUse, null>) => string;
  readonly category: string;
  /** What the row is of, where it is a size of a dish; '' otherwise. */
  readonly size: string;
};
export type Dish = { readonly head: DishRow; readonly sizes: readonly DishRow[] };

/** What tills call the one form of a dish that has no others. */
const ONLY = /^(regular|default title|default|standard)?$/i;

/** "Food > Soups, Lunch (#ABC)": the first one, at its end; "All / Saleable / Food". */
const categoryIn = (text: string, isList: boolean): string => {
  const first = (isList ? (text.split(',')[0] ?? '') : text).replace(/\s*\(#[^)]*\)$/, '');
  const parts = first.includes('>') ? first.split('>') : first.split(/\s\/\s/);
  return first.startsWith('All /') || first.includes('>') ? (parts.at(-1) ?? '').trim() : first.trim();
};

/** Whether a cell is nothing but a heading of that meaning. */
const isNamed = (text: string, as: Meaning): boolean => {
  const { meaning, exact } = headingOf(text);
  return exact && meaning === as;
};

type Asked = {
  readonly head: Row | undefined;
  readonly rows: readonly Row[];
  readonly uses: readonly ColumnUse[];
  /** Where a dish stands that the table puts nowhere. */
  readonly elsewhere: string;
  readonly isPriced: (text: string) => boolean;
};

/** The dishes of a table, each with the rows of its sizes; a line of one text names the category of those below it. */
export const dishRows = ({ head, rows, uses, elsewhere, isPriced }: Asked): Dish[] => {
  const at = (use: ColumnUse) => uses.indexOf(use);
  const columns = new Map(
    uses.flatMap((use, place) => (use === null ? [] : [[use, place] as const])).toReversed(),
  );
  const titles = (head?.cells ?? []).map(cell => cell.trim().toLowerCase());
  const isList =
    /categories|categ_ids?|kategorijos|kategorien/.test(titles[at('category')] ?? '') ||
    titles.includes('variation name');
  const keys = ['id', 'sku'].map(title => titles.indexOf(title)).filter(place => place >= 0);
  const headings = titles.join('\n');

  const dishes: { head: DishRow; sizes: DishRow[] }[] = [];
  const byHandle = new Map<string, (typeof dishes)[number]>();
  const byName = new Map<string, (typeof dishes)[number]>();
  const cellOf = ({ cells }: Row, use: Exclude<ColumnUse, null>): string =>
    (cells[columns.get(use) ?? -1] ?? '').trim();
  /** A section with the headings of its columns beside its name. */
  const isSection = (row: Row): boolean =>
    isNamed(cellOf(row, 'price'), 'price') &&
    cellOf(row, 'name') !== '' &&
    !isNamed(cellOf(row, 'name'), 'name');
  // Where sections have them, the first row of headings is the first section as well.
  const isFirst = head !== undefined && isSection(head) && rows.some(isSection);
  let above = isFirst ? cellOf(head, 'name') : '';
  for (const row of rows) {
    const text = (use: Exclude<ColumnUse, null>): string =>
      unguarded(row.cells[columns.get(use) ?? -1] ?? '').trim();
    const filled = row.cells.filter(cell => cell.trim() !== '');
    const [only = ''] = filled;
    // The headings again, on top of the next page.
    if (headings !== '' && row.cells.map(cell => cell.trim().toLowerCase()).join('\n') === headings) continue;
    const isHeading = filled.length === 1 && !row.broken && !isPriced(only) && /\p{L}/u.test(only);
    if (isHeading && (text('category') !== '' || text('name') === only || text('name') === '')) {
      above = only.replace(/\s*:$/, '').trim();
      continue;
    }
    if (isSection(row)) {
      above = text('name');
      continue;
    }
    const named = categoryIn(text('category'), isList);
    if (named !== '') above = named;
    const size = text('variation');
    const dish: DishRow = {
      row,
      text,
      category: named || above || elsewhere,
      size: ONLY.test(size) ? '' : size,
    };
    const [handle, parent] = [text('handle'), text('parent').replace(/^id:/, '')];
    const name = text('name') || '';
    const key = `${sameName(dish.category)}\n${sameName(name)}`;
    const own = keys.map(place => (row.cells[place] ?? '').trim()).filter(each => each !== '');
    const namesake = columns.has('variation') ? byName.get(key) : undefined;
    const isForm =
      handle === '' || !namesake?.sizes.some(each => sameName(each.size) === sameName(dish.size));
    const known =
      (handle !== '' ? byHandle.get(handle) : undefined) ??
      (parent !== '' ? byHandle.get(parent) : undefined) ??
      (isForm && name !== '' && size !== '' ? namesake : undefined);
    // A further picture of a dish, in a row of its own.
    if (known && text('price') === '' && size === '') continue;
    if (known) {
      const called = parent !== '' && dish.size === '' ? (name.split(' - ').at(-1) ?? name) : dish.size;
      known.sizes.push({ ...dish, size: called });
      continue;
    }
    // Numbers of rows, sums and other lines that name no dish and no price say nothing.
    if (name === '' && text('price') === '' && !row.broken) continue;
    const fresh = { head: dish, sizes: [dish] };
    dishes.push(fresh);
    if (handle !== '') byHandle.set(handle, fresh);
    if (columns.has('parent')) for (const each of own) byHandle.set(each, fresh);
    if (name !== '') byName.set(key, fresh);
  }
  // A column for each size: what it is called is the size.
  const priceAt = uses.flatMap((use, place) => (use === 'price' ? [place] : []));
  const inColumns = (dish: DishRow): DishRow[] =>
    priceAt.flatMap(place => {
      const amount = (dish.row.cells[place] ?? '').trim();
      const title = (head?.cells[place] ?? '').trim() || String(place + 1);
      const text: DishRow['text'] = use => (use === 'price' ? amount : dish.text(use));
      return amount === '' ? [] : [{ ...dish, size: title, text }];
    });
  // One cell that names its sizes: each is a row of its own.
  const inCell = (dish: DishRow): DishRow[] =>
    sizesIn(dish.text('price')).map(({ name, price }) => {
      const text: DishRow['text'] = use => (use === 'price' ? price : dish.text(use));
      return { ...dish, size: name, text };
    });
  return dishes.map(({ head: first, sizes: rowsOf }) => {
    const named = priceAt.length === 1 && rowsOf.length === 1 ? inCell(first) : [];
    if (named.length > 0) return { head: named[0] ?? first, sizes: named };
    const isWide = priceAt.length > 1 && rowsOf.length === 1;
    const wide = isWide ? inColumns(first) : [];
    const sizes = wide.length > 1 ? wide : wide.map(each => ({ ...each, size: '' }));
    if (isWide) return { head: sizes[0] ?? first, sizes: wide.length > 1 ? sizes : [] };
    const priced = rowsOf.length > 1 ? rowsOf.filter(each => each.text('price') !== '') : rowsOf;
    const isPlain = priced.length <= 1 && (priced[0]?.size ?? '') === '';
    return { head: first, sizes: isPlain || first.row.broken ? [] : priced };
  });
};
