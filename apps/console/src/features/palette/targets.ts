import type { BoardOrder, BoardTable } from '@tableside/contract/http/console/board';
import type { StaffBill } from '@tableside/contract/http/console/money';
import type { Worded } from '../settings-places/index.ts';
import type { StockItem } from '../stock/index.ts';

/** Something that can be gone to; `reveal`: what on its page is brought into view. */
export type Target = { readonly key: string; readonly path: string; readonly reveal?: string };
type Said = Worded<Target>;

const said = (place: Target, title: string, hint: string, words = ''): Said => ({
  place,
  title,
  hint,
  words,
  labels: [],
});

type Words = {
  readonly table: (name: string) => string;
  readonly order: (number: string) => string;
  readonly over: string;
  readonly bill: (table: string) => string;
  /** What is left of it, or that it is closed. */
  readonly left: (bill: StaffBill) => string;
  readonly dish: string;
};
type Paths = {
  /** Where a table is dealt with: its bill, where it has one. */
  readonly table: (id: string) => string;
  /** The bill that an order is on; else the board. */
  readonly order: (order: BoardOrder) => string;
  readonly bill: (id: string) => string;
  readonly stock: (dish: string) => string;
};

/** By name, by room, and by the codes that stand on it. */
export const tableTargets = (tables: readonly BoardTable[], words: Words, paths: Paths): readonly Said[] =>
  tables.map(({ id, name, area, hash, short_code }) =>
    said(
      { key: `table ${id}`, path: paths.table(id) },
      words.table(name),
      area,
      `${name} ${words.table(name)} ${hash} ${short_code}`,
    ),
  );

/** By the number that people say aloud; what is over comes last. */
export const orderTargets = (orders: readonly BoardOrder[], words: Words, paths: Paths): readonly Said[] =>
  [...orders]
    .sort((a, b) => Number(a.closed_at !== null) - Number(b.closed_at !== null))
    .map(order =>
      said(
        { key: `order ${order.unique_order_number}`, path: paths.order(order) },
        words.order(order.order_id),
        [words.table(order.table_name), ...(order.closed_at === null ? [] : [words.over])].join(' · '),
        order.order_id,
      ),
    );

/** By its table and by who serves it; closed ones of the last hours behind the open. */
export const billTargets = (bills: readonly StaffBill[], words: Words, paths: Paths): readonly Said[] =>
  [...bills]
    .sort((a, b) => Number(a.status !== 'open') - Number(b.status !== 'open'))
    .map(bill =>
      said(
        { key: `bill ${bill.id}`, path: paths.bill(bill.id) },
        words.bill(bill.table_name),
        words.left(bill),
        `${bill.table_name} ${bill.personnel?.name ?? bill.opened_by ?? ''}`,
      ),
    );

/** A dish stands once, whatever sizes and options of it are counted. */
export const dishTargets = (items: readonly StockItem[], words: Words, paths: Paths): readonly Said[] =>
  items
    .filter(({ kind }) => kind === 'item')
    .map(({ id, name, category }) =>
      said({ key: `dish ${id}`, path: paths.stock(name) }, name, `${words.dish} · ${category}`, category),
    );

/** One thing of a list on a page of its own, found by its name. */
export const listed = (
  kind: string,
  path: string,
  things: readonly { readonly id: string; readonly name: string; readonly hint: string }[],
): readonly Said[] =>
  things.map(({ id, name, hint }) => said({ key: `${kind} ${id}`, path, reveal: name }, name, hint));

/** The bill that an order is on: another day's order may have had the same number, at another table. */
export const billOfOrder = (
  bills: readonly StaffBill[],
  { order_id, table_id }: Pick<BoardOrder, 'order_id' | 'table_id'>,
): StaffBill | undefined => {
  const on = bills.filter(bill => bill.items.some(item => item.order_id === order_id));
  return on.find(bill => bill.table_id === table_id) ?? on[0];
};
