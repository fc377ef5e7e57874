import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { StaffPayment } from '@tableside/contract/http/console/money';
import { type Report, same } from './same.ts';
import type { Screens } from './screens.ts';
import type { Watch, Watched } from './watch.ts';

const TIMEOUT_MS = 5_000;
const LOOK_AGAIN_MS = 50;

const ordered = <T>(all: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * What follows of an order when something else changes, and comes with the board's own load a few seconds later: how many
 * phones the party has, that its table was closed (`staleBy` of the console), what the card was, and where a party that
 * finished this order sits now.
 */
const told = (order: BoardOrder) => ({
  ...order,
  guest_count: null,
  party_left: false,
  payment_data: null,
  ...(order.closed_at !== null && { table_id: '', table_name: '', guest_index: 0, payments: [] }),
});

/** Money that came, wherever the party sits now. */
const paid = (payments: readonly StaffPayment[]) =>
  payments
    .filter(({ paid_at }) => paid_at !== null)
    .map(each => [each.uuid, { ...each, table_name: '' }] as const);

/** What a screen that only ever listened shows, and what it should, by what it is about. */
const compared = (seen: Watched, { board, tables, bills, payments }: Screens) => {
  const heard = new Set(seen.tables.keys());
  return [
    [
      'orders',
      ordered([...seen.orders].map(([id, order]) => [id, told(order)])),
      ordered(board.orders.map(each => [each.unique_order_number, told(each)])),
    ],
    [
      'tables',
      ordered(seen.tables),
      ordered(tables.filter(({ id }) => heard.has(id)).map(each => [each.id, each])),
    ],
    [
      'calls',
      ordered([...seen.calls].filter(([, { done_at }]) => done_at === null)),
      ordered(board.calls.map(each => [each.id, each])),
    ],
    [
      'bills',
      ordered([...seen.bills].filter(([, { kind }]) => kind === 'table')),
      ordered(bills.map(each => [each.id, each])),
    ],
    ['payments', ordered(paid([...seen.payments.values()])), ordered(paid(payments))],
  ] as const;
};

/** Who listened all evening sees what who loads the screen now sees. */
export const holdStream = async (screens: Screens, watch: Watch, report: Report): Promise<void> => {
  const until = Date.now() + TIMEOUT_MS;
  while (
    Date.now() < until &&
    compared(watch.seen(), screens).some(([, heard, loaded]) => !isDeepStrictEqual(heard, loaded))
  ) {
    await wait(LOOK_AGAIN_MS);
  }
  for (const [what, heard, loaded] of compared(watch.seen(), screens)) {
    const [all, now] = [heard as Record<string, unknown>, loaded as Record<string, unknown>];
    for (const id of new Set([...Object.keys(all), ...Object.keys(now)])) {
      same(`${what} ${id}`, all[id], now[id], report);
    }
  }
};
