import { Refusal } from '@tableside/contract';
import type { BoardTable } from '@tableside/contract/http/console/board';
import { mayMove } from '@tableside/domain/orders';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { announceBill, endBillsOfVisits } from '../bills/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { moveOrder, release } from '../orders/index.ts';
import { cancelCreatedPayments, inProgressOfVisits } from '../payments/index.ts';
import { audit } from '../staff/index.ts';
import { endCalls } from '../waiter/index.ts';
import { awaitingPayment, broughtOrders, endVisits, lockVisits, readTables, type TableRow } from './store.ts';
import { tableView } from './table-view.ts';

/** Orders that still wait for their payment end with the table: nobody can pay them any more. */
const endAwaitingPayment = async (run: Run, venueId: string, visits: readonly string[], now: number) => {
  let backOnMenu = false;
  for (const order of await awaitingPayment(run, visits)) {
    await moveOrder(run, {
      venueId,
      order,
      actor: 'system',
      now,
      decide: async locked => {
        if (locked.waiting_for !== 'payment') return null;
        backOnMenu = (await release(run, locked.id)).backOnMenu || backOnMenu;
        return { to: 'failed', event: 'order-failed', data: { table_closed: true } };
      },
    });
  }
  return backOnMenu;
};

/** What everybody has in front of them is over with the party: nobody closes each order by hand. */
const closeBrought = async (
  run: Run,
  staff: StaffContext,
  orders: readonly string[],
  now: number,
): Promise<void> => {
  for (const order of orders) {
    await moveOrder(run, {
      venueId: staff.venueId,
      order,
      actor: 'staff',
      actorName: staff.name,
      now,
      // The kitchen may have taken one back meanwhile.
      decide: ({ status }) =>
        mayMove(status, 'closed', 'staff')
          ? { to: 'closed', event: 'order-finished', data: { table_closed: true } }
          : null,
    });
  }
};

export const tableOf = async (
  run: Run,
  staff: StaffContext,
  tableId: string,
  now: Date,
): Promise<TableRow> => {
  const [table] = await readTables(run, staff.venueId, tableId, now);
  if (!table) throw new Refusal('table_not_found');
  return table;
};

/** Closes a table in the caller's transaction; `force` as {@link closeTable} says. */
export const closeWithin = async (
  run: Run,
  staff: StaffContext,
  asked: { readonly tableId: string; readonly force: boolean; readonly now: number },
): Promise<{ table: BoardTable; backOnMenu: boolean; visits: readonly string[] }> => {
  const { tableId, force, now } = asked;
  const { venueId } = staff;
  const at = new Date(now);
  const visits = await lockVisits(run, venueId, tableId);
  const before = await tableOf(run, staff, tableId, at);
  const underWay = await inProgressOfVisits(run, visits);
  const brought = await broughtOrders(run, visits);
  const openOrders = before.open_orders - brought.length;
  const owes = before.unpaid > 0 || underWay > 0;
  if (!force && (openOrders > 0 || owes)) {
    throw new Refusal('table_has_open_orders', {
      open_orders: openOrders,
      unpaid: tableView(before).unpaid,
      under_way: underWay,
    });
  }
  // What is not paid stays in sight of who is to collect it.
  if (!owes) await closeBrought(run, staff, brought, now);
  const backOnMenu = await endAwaitingPayment(run, venueId, visits, now);
  const bills = await endBillsOfVisits(run, visits, now);
  const sessions = await endVisits(run, visits, at);
  for (const bill of bills) await announceBill(run, bill, 'bill-updated', now);
  const calls = await endCalls(run, sessions, at);
  const table = tableView(await tableOf(run, staff, tableId, at));
  const ended = sessions.map(
    (id): OutboxEntry => ({ audience: `session:${id}`, event: 'session-ended', data: {} }),
  );
  await appendToOutbox(run, [
    ...calls,
    { audience: `staff:${venueId}`, event: 'board-table', data: { table } },
    ...ended,
  ]);
  await audit(run, staff, {
    action: 'table-close',
    subject: `table:${tableId}`,
    data: {
      force,
      sessions: sessions.length,
      open_orders: openOrders,
      unpaid_minor: before.unpaid,
      ...(underWay > 0 && { under_way: underWay }),
    },
  });
  return { table, backOnMenu, visits };
};

/**
 * Staff close a table: its party, sessions, carts, holds and calls end at once, and so do payments that its guests only
 * began. Orders of which everything was brought close with it where nothing is owed. Other open orders, money owed for
 * orders or on the table's bill, and money under way are refused, unless staff insist (`force`). Then open orders go on at
 * the kitchen; a bill that owes, or for which money is under way, stays open for staff; an order that only waits for its
 * payment ends, and should its money come after all, it goes back to the guest; what stays unpaid is noted with its amount.
 * Refuses table_not_found, table_has_open_orders.
 */
export const closeTable =
  (deps: Deps): Handler<'POST /console/{venue}/tables/{table}/close'> =>
  async ({ params, body, staff }) => {
    if (!isUuid(params.table)) throw new Refusal('table_not_found');
    const asked = { tableId: params.table, force: body.force, now: deps.clock() };
    const { table, backOnMenu, visits } = await deps.database.transaction(async run => {
      const closed = await closeWithin(run, staff, asked);
      await keepAnswerWithin(run, { table: closed.table });
      return closed;
    });
    await cancelCreatedPayments(deps, visits);
    if (backOnMenu) await deps.menuPublisher.republish(staff.venueId);
    return { table };
  };
