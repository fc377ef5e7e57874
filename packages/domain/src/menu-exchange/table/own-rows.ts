import type { Row } from '../csv/csv-table.ts';
import type { ColumnUse } from './column-guess.ts';
import type { Dish, DishRow } from './dish-rows.ts';

const isText = (use: ColumnUse): use is Exclude<ColumnUse, null> =>
  use !== null && /^(subcategory|(name|description)( \(..\))?|lower price|allergens|tags)$/.test(use);

const isYes = (text: string): boolean => /^(y|yes|true|1|taip|ja|oui|archived)$/i.test(text);
const isNo = (text: string): boolean => /^(n|no|false|0|-1|ne|nein|non|draft|archived|inactive)$/i.test(text);

const isHidden = (row: DishRow): boolean =>
  isYes(row.text('hidden')) || (row.text('shown') !== '' && isNo(row.text('shown')));

type Asked = {
  readonly uses: readonly ColumnUse[];
  readonly dishes: readonly Dish[];
  readonly isPriced: (text: string) => boolean;
  /** A price without a currency that was said to be passed over. */
  readonly price: (text: string) => string;
  readonly plain: (text: string) => string;
};

/** Dishes of somebody's table as rows of our own, which one reader reads; the rows keep their numbers. */
export const ownRows = ({ uses, dishes, isPriced, price, plain }: Asked): Row[] => {
  const texts = [...new Set(uses.filter(isText))];
  const head = ['kind', 'category', 'price', 'hidden', ...texts];
  const rowOf = (dish: DishRow, cells: readonly string[]): Row => ({
    row: dish.row.row,
    cells,
    ...(dish.row.broken && { broken: { at: head.indexOf('name'), rest: dish.row.broken.rest } }),
  });
  const rows = dishes.flatMap(({ head: first, sizes }): Row[] => {
    const priced = sizes.find(each => isPriced(price(each.text('price')))) ?? sizes[0];
    const shown = priced ?? first;
    const values = texts.map(use => plain(first.text(use)));
    const item = rowOf(first, [
      'item',
      plain(first.category),
      price(shown.text('price')),
      isHidden(first) ? 'yes' : '',
      ...values,
    ]);
    const forms = sizes.map(each =>
      rowOf(each, [
        'variation',
        '',
        price(each.text('price')),
        '',
        ...texts.map(use => (use === 'name' ? each.size || 'Regular' : '')),
      ]),
    );
    return [item, ...forms];
  });
  return [{ row: 0, cells: head }, ...rows];
};
