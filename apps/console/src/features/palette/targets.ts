import type { BoardOrder, BoardTable } from '@tableside/contract/http/console/board';
import type { Worded } from '../settings-places/index.ts';
import type { StockItem } from '../stock/index.ts';

/** Something that can be gone to. */
export type Target = { readonly key: string; readonly path: string };
type Said = Worded<Target>;

const said = (key: string, path: string, title: string, hint: string, words = ''): Said => ({
  place: { key, path },
  title,
  hint,
  words,
  labels: [],
});

type Words = {
  readonly table: (name: string) => string;
  readonly order: (number: string) => string;
  readonly dish: string;
};
type Paths = {
  /** Where a table is dealt with: its bill, where it has one. */
  readonly table: (id: string) => string;
  readonly stock: (dish: string) => string;
};

export const tableTargets = (tables: readonly BoardTable[], words: Words, paths: Paths): readonly Said[] =>
  tables.map(({ id, name, area }) =>
    said(`table ${id}`, paths.table(id), words.table(name), area, `${name} ${words.table(name)}`),
  );

/** By the number that people say aloud; an order that is over is found on its bill. */
export const orderTargets = (orders: readonly BoardOrder[], words: Words, paths: Paths): readonly Said[] =>
  orders
    .filter(({ closed_at }) => closed_at === null)
    .map(({ unique_order_number: id, order_id, table_id, table_name }) =>
      said(`order ${id}`, paths.table(table_id), words.order(order_id), words.table(table_name), order_id),
    );

/** A dish stands once, whatever sizes and options of it are counted. */
export const dishTargets = (items: readonly StockItem[], words: Words, paths: Paths): readonly Said[] =>
  items
    .filter(({ kind }) => kind === 'item')
    .map(({ id, name, category }) =>
      said(`dish ${id}`, paths.stock(name), name, `${words.dish} · ${category}`, category),
    );
