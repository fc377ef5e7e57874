import type { CallAnswer } from '@tableside/contract/client';

type StaffBill = CallAnswer<'GET /console/{venue}/bills'>['bills'][number];
type BoardOrder = CallAnswer<'GET /console/{venue}/board'>['orders'][number];
type Ticket = CallAnswer<'GET /console/{venue}/kitchen'>['orders'][number];
type Table = CallAnswer<'GET /console/{venue}/tables'>['tables'][number];

/** What everybody at a venue reads at one moment when nothing happens any more. */
export type Floor = {
  readonly bills: readonly StaffBill[];
  readonly orders: readonly BoardOrder[];
  readonly tickets: readonly Ticket[];
  readonly tables: readonly Table[];
  /** The order that each piece is of: numbers that people say aloud come again the next day. */
  readonly orderOf: ReadonlyMap<string, string>;
};

const cents = (major: number): number => Math.round(major * 100);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const ENDED: readonly string[] = ['rejected', 'failed'];

/** What the board asks to be collected for an order, by the pieces on the bills. */
const holdOrder = (order: BoardOrder, floor: Floor, report: (what: string) => void): void => {
  const name = `order ${order.unique_order_number}`;
  const pieces = floor.bills
    .flatMap(({ items }) => items)
    .filter(({ id }) => floor.orderOf.get(id) === order.unique_order_number);
  const open = sum(pieces.filter(({ is_paid }) => !is_paid).map(({ price }) => cents(price)));
  if (cents(order.left) !== open)
    report(`${name}: the board asks for ${cents(order.left)}, its bill for ${open}`);
  const dishes = pieces.filter(({ kind }) => kind === 'item');
  if (ENDED.includes(order.status)) return;
  const wanted = order.items.filter(({ quantity, taken_off }) => taken_off < quantity);
  if (dishes.length > 0 !== wanted.length > 0)
    report(`${name}: ${dishes.length} pieces are on its bill, ${wanted.length} dishes on the board`);
  const isBrought = order.items.some(({ is_delivered }) => is_delivered);
  if (wanted.length === 0 && order.status !== 'closed')
    report(`${name}: nothing of it is left and it is ${order.status}`);
  if (wanted.length === 0 && !isBrought) report(`${name}: nothing of it was brought and it is closed`);
};

/** What the kitchen has on its screens, by the board. */
const holdTicket = (ticket: Ticket, floor: Floor, report: (what: string) => void): void => {
  const order = floor.orders.find(each => each.unique_order_number === ticket.unique_order_number);
  if (!order) return;
  for (const line of ticket.lines) {
    const item = order.items.find(({ id }) => id === line.id);
    const name = `order ${ticket.unique_order_number}, line ${line.id}`;
    if (!item) report(`${name}: the board does not have it`);
    else if (!ENDED.includes(ticket.status) && item.taken_off !== line.taken_off)
      report(`${name}: ${line.taken_off} off in the kitchen, ${item.taken_off} on the board`);
    else if (ENDED.includes(ticket.status) && line.taken_off !== line.quantity)
      report(`${name}: its order ended, and ${line.quantity - line.taken_off} are still made`);
  }
};

/** Kitchen, board, tables and bills against each other. */
export const holdFloor = (floor: Floor, report: (what: string) => void): void => {
  for (const order of floor.orders) holdOrder(order, floor, report);
  for (const ticket of floor.tickets) holdTicket(ticket, floor, report);
  for (const table of floor.tables) {
    // Whose party is over by the clock sits at no table; its bill stays open for staff.
    const bills = floor.bills.filter(
      bill => bill.table_id === table.id && bill.status === 'open' && !bill.party_left,
    );
    const left = sum(bills.map(bill => cents(bill.left)));
    if (cents(table.unpaid) !== left)
      report(`table ${table.id}: the floor asks for ${cents(table.unpaid)}, its bills for ${left}`);
  }
};
