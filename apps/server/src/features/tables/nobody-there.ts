import { Refusal } from '@tableside/contract';
import type { BoardOrder, BoardTable } from '@tableside/contract/http/console/board';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { boardOrder, moveOrder, orderByNumber, release, transitionActor } from '../orders/index.ts';
import { cancelCreatedPayments } from '../payments/index.ts';
import { audit } from '../staff/index.ts';
import { closeWithin, tableOf } from './close-table.ts';
import { lockVisits, ordersOfParty, partyOfOrder } from './store.ts';
import { tableView } from './table-view.ts';

type Asked = { readonly order: string; readonly reason: string; readonly now: number };
type Ended = {
  readonly answer: { order: BoardOrder; table: BoardTable };
  readonly backOnMenu: boolean;
  readonly visits: readonly string[];
};

/** Refuses an order of a party that nobody has met, in words its phone shows. What waits for money ends with the table. */
const refuseOrder = async (run: Run, staff: StaffContext, number: string, asked: Asked): Promise<boolean> => {
  const done = { refused: false, backOnMenu: false };
  await moveOrder(run, {
    venueId: staff.venueId,
    order: number,
    actor: 'staff',
    actorName: staff.name,
    now: asked.now,
    decide: async order => {
      if (order.closed_at !== null || order.waiting_for === 'payment') return null;
      done.refused = true;
      ({ backOnMenu: done.backOnMenu } = await release(run, order.id));
      return { to: 'rejected', reason: asked.reason, event: 'order-rejected', data: { nobody_there: true } };
    },
  });
  if (done.refused) {
    const data = { reason: asked.reason, nobody_there: true };
    await audit(run, staff, { action: 'order-reject', subject: `order:${number}`, data });
  }
  return done.backOnMenu;
};

const endParty = async (run: Run, staff: StaffContext, asked: Asked): Promise<Ended> => {
  const { venueId } = staff;
  const party = await partyOfOrder(run, venueId, asked.order);
  if (!party) throw new Refusal('order_not_found');
  const open = await lockVisits(run, venueId, party.tableId);
  const facts = await orderByNumber(run, venueId, asked.order);
  if (!facts) throw new Refusal('order_not_found');
  if (!boardOrder(facts).asks_presence) {
    const by = await transitionActor(run, venueId, asked.order);
    throw new Refusal('order_move_refused', { from: facts.order.status, to: 'rejected', by });
  }
  const orders = await ordersOfParty(run, party.visitId);
  if (orders.real > 0) throw new Refusal('table_has_open_orders', { open_orders: orders.open.length });
  let backOnMenu = false;
  for (const number of orders.open) {
    backOnMenu = (await refuseOrder(run, staff, number, asked)) || backOnMenu;
  }
  // Other guests may sit there by now: their party stays.
  const closed = open.includes(party.visitId)
    ? await closeWithin(run, staff, { tableId: party.tableId, force: true, now: asked.now })
    : { table: tableView(await tableOf(run, staff, party.tableId, new Date(asked.now))), visits: [] };
  const order = boardOrder((await orderByNumber(run, venueId, asked.order)) ?? facts);
  const answer = { order, table: closed.table };
  await keepAnswerWithin(run, answer);
  return { answer, backOnMenu, visits: closed.visits };
};

/**
 * A prank, or guests who left: one tap refuses everything that the party ordered and ends it, phones included. Only
 * while staff are asked whether the guests are there; who accepted meanwhile is named. Refuses order_not_found,
 * order_move_refused, and table_has_open_orders for a party that proved itself by paying.
 */
export const rejectNoShow =
  (deps: Deps): Handler<'POST /console/{venue}/orders/{order}/nobody'> =>
  async ({ params, body, staff }) => {
    const asked = { order: params.order, reason: body.reason, now: deps.clock() };
    const { answer, backOnMenu, visits } = await deps.database.transaction(run =>
      endParty(run, staff, asked),
    );
    await cancelCreatedPayments(deps, visits);
    if (backOnMenu) await deps.menuPublisher.republish(staff.venueId);
    return answer;
  };
