import { placeOf } from '../csv/csv-columns.ts';
import type { Row } from '../csv/csv-table.ts';
import { sizesIn } from './price-sizes.ts';

/** Our own table with a row below each dish for every size that its price names; `price` is that column's place. */
export const withSizeRows = (rows: readonly Row[], price: number): readonly Row[] => {
  const [head, ...below] = rows;
  if (!head || below.every(({ cells }) => sizesIn(cells[price] ?? '').length === 0)) return rows;
  const [named, said] = [placeOf(head, 'name'), placeOf(head, 'kind')];
  const kind = said >= 0 ? said : head.cells.length;
  const wide = ({ cells }: Row, changed: readonly (readonly [number, string])[]): string[] => {
    const all = Array.from({ length: Math.max(cells.length, kind + 1) }, (_, at) => cells[at] ?? '');
    for (const [at, text] of changed) all[at] = text;
    return all;
  };
  const ofDish = (row: Row): Row[] => {
    const sizes = sizesIn(row.cells[price] ?? '');
    const [first] = sizes;
    if (!first || row.broken) return [{ ...row, cells: wide(row, []) }];
    const empty: Row = { row: row.row, cells: [] };
    return [
      { ...row, cells: wide(row, [[price, first.price]]) },
      ...sizes.map(size => ({
        ...empty,
        cells: wide(empty, [
          [kind, 'variation'],
          [named, size.name],
          [price, size.price],
        ]),
      })),
    ];
  };
  return [{ ...head, cells: wide(head, [[kind, head.cells[kind] ?? 'kind']]) }, ...below.flatMap(ofDish)];
};
