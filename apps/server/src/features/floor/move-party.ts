import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { onBoardSince } from '../orders/index.ts';
import { audit } from '../staff/index.ts';
import { lockBillsOfVisit, lockTables, moveVisit, type SharedTable } from './party-store.ts';
import { tellMoved, tellTables } from './tell-moved.ts';
import { followParty } from './waiters/follow-party.ts';
import { lockWaiters } from './waiters/waiter-store.ts';

/** Two different tables at which parties sit, or table_not_found. */
export const twoTables = async (
  lock: (ids: readonly string[]) => Promise<readonly SharedTable[]>,
  from: string,
  to: string,
): Promise<readonly [SharedTable, SharedTable]> => {
  if (!isUuid(from) || !isUuid(to) || from === to) throw new Refusal('table_not_found');
  const tables = await lock([from, to]);
  const [here, there] = [tables.find(({ id }) => id === from), tables.find(({ id }) => id === to)];
  if (!here || !there) throw new Refusal('table_not_found');
  return [here, there];
};

/** Somebody sat down at a table at the very moment in which a party was moved there. */
const isJustTaken = (cause: unknown): boolean =>
  (cause as { readonly constraint?: unknown }).constraint === 'one_open_visit_per_table';

/**
 * Staff move a party to a free table: its phones, carts, orders, calls, bill and waiter go along, and money that is under
 * way does not notice. Refuses table_not_found (also for counters and kiosks), table_is_free, table_taken.
 */
export const moveParty =
  ({ database, clock }: Deps): Handler<'POST /console/{venue}/tables/{table}/move'> =>
  async ({ params, body, staff }) => {
    const { venueId } = staff;
    const now = clock();
    const moving = database.transaction(async run => {
      await lockWaiters(run, venueId);
      const [from, to] = await twoTables(ids => lockTables(run, venueId, ids), params.table, body.to);
      if (from.visit_id === null) throw new Refusal('table_is_free');
      if (to.visit_id !== null) throw new Refusal('table_taken');
      await lockBillsOfVisit(run, from.visit_id);
      const party = await moveVisit(run, from.visit_id, to.id, onBoardSince(now));
      await tellMoved(run, venueId, party, to.name, now);
      await followParty(run, staff, {
        from: { table: from.id, party: from.visit_id },
        to: { table: to.id, party: from.visit_id },
        isPart: false,
        tableName: to.name,
        at: new Date(now),
      });
      const tables = await tellTables(run, venueId, [from.id, to.id], now);
      await audit(run, staff, {
        action: 'table-move',
        subject: `table:${from.id}`,
        data: { to: to.id, sessions: party.sessions.length, open_orders: party.orders.length },
      });
      const [left, taken] = tables;
      if (!left || !taken) throw new Refusal('table_not_found');
      const answer = { from: left, to: taken };
      await keepAnswerWithin(run, answer);
      return answer;
    });
    return moving.catch((cause: unknown) => {
      throw isJustTaken(cause) ? new Refusal('table_taken') : cause;
    });
  };
