import type { Evening, Party } from './evening.ts';
import { cents, type Report, same, sumOf } from './same.ts';
import type { Screens } from './screens.ts';

const isDone = ({ status }: { readonly status: string }): boolean =>
  ['closed', 'rejected', 'failed'].includes(status);

/** Owed for orders that are paid on their own: open ones, and those of a party that still sits there. */
const owedForOrders = ({ board }: Screens, tableId: string, here: readonly Party[]): number => {
  const mine = new Set(here.flatMap(({ orders }) => orders.map(({ number }) => number)));
  const orders = board.orders.filter(
    order =>
      order.table_id === tableId &&
      order.status !== 'rejected' &&
      order.status !== 'failed' &&
      (!isDone(order) || mine.has(order.unique_order_number)),
  );
  return sumOf(orders, order => cents(order.total) - cents(order.payments_sum));
};

/** Each table against bills, board and who sits there. */
export const holdFloor = (evening: Evening, screens: Screens, report: Report): void => {
  const { parties, place, abandoned } = evening;
  for (const table of screens.tables) {
    const { kind } = place.tables.find(({ id }) => id === table.id) ?? { kind: 'later' };
    const name = `${table.name} (${table.state})`;
    // Nobody closes a counter: whoever came is still there.
    const here = parties.filter(
      party =>
        party.table.id === table.id &&
        (party.state === 'here' || (kind === 'counter' && party.state === 'gone')),
    );
    const bills = screens.bills.filter(
      bill => bill.table_id === table.id && bill.status === 'open' && !abandoned.has(bill.id),
    );
    const billed = sumOf(bills, ({ left }) => cents(left));
    const owed = kind === 'later' ? billed : billed + owedForOrders(screens, table.id, here);
    same(`${name}: unpaid`, cents(table.unpaid), owed, report);
    // What a party that left had not got is the table's until others sit there.
    const open = screens.board.orders.filter(
      order => order.table_id === table.id && !isDone(order) && (!order.party_left || here.length === 0),
    );
    same(`${name}: open orders`, table.open_orders, open.length, report);
    const phones = sumOf(here, party => party.phones.length);
    same(`${name}: phones`, table.guests, phones, report);
    const counted = here.find(({ people }) => people !== null);
    same(`${name}: people`, table.people, counted?.people ?? phones, report);
    const isFree = here.length === 0 && open.length === 0 && owed === 0;
    same(`${name}: free`, table.state === 'free', isFree, report);
    const calls = screens.board.calls.filter(call => call.table_id === table.id);
    const waits = calls.length > 0 || open.some(({ status }) => status === 'waiting_confirmation');
    same(`${name}: waits`, table.state === 'waiting', waits, report);
  }
};
