import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import {
  carryTakenOff,
  closedTableBills,
  countParty,
  giveBillTo,
  lockOpenBills,
  markBill,
  movePieces,
  seatBehind,
  seatsAt,
} from '../bills/index.ts';
import { joinSharedCarts } from '../cart/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { onBoardSince } from '../orders/index.ts';
import { audit } from '../staff/index.ts';
import { twoTables } from './move-party.ts';
import { joinVisits, lockTables, peopleOfVisits, phonesOfVisit } from './party-store.ts';
import { tellMoved, tellTables } from './tell-moved.ts';
import { followParty } from './waiters/follow-party.ts';
import { lockWaiters } from './waiters/waiter-store.ts';

type Parties = {
  readonly from: { readonly visit: string };
  readonly to: { readonly visit: string; readonly table: string };
  readonly by: string;
  readonly now: number;
};

/**
 * One open bill for both: what is unpaid goes over, and the old bill is closed. Where the other party has no bill, the bill
 * goes over as it is. Answers with the bill of both, with the one from which all was moved, and behind how many seats.
 */
const joinOpenBills = async (
  run: Run,
  { from, to, by, now }: Parties,
  guests: number,
): Promise<{ readonly bill: string | null; readonly emptied?: string; readonly seats: number }> => {
  const [theirs, ours] = await lockOpenBills(run, [from.visit, to.visit]);
  if (!theirs) return { bill: ours?.id ?? null, seats: 0 };
  if (!ours) {
    await giveBillTo(run, { id: theirs.id, visitId: to.visit, tableId: to.table, guests });
    return { bill: theirs.id, seats: 0 };
  }
  const seats = await seatsAt(run, ours.id);
  await movePieces(run, { from: theirs, to: ours, pieces: null, guests, seats, by, now });
  await carryTakenOff(run, theirs.id, ours.id);
  await markBill(run, theirs.id, { status: 'closed', precheckPrinted: false, at: new Date(now) });
  return { bill: ours.id, emptied: theirs.id, seats };
};

/**
 * What either party had paid, also on bills that it brought along from parties it joined before, was paid by the party that
 * both are now; a paid bill stays one of the table where it was paid. Left behind, it would count its guests a second time.
 */
const joinBills = async (run: Run, parties: Parties) => {
  const { from, to } = parties;
  const guests = await phonesOfVisit(run, to.visit);
  const bills = await joinOpenBills(run, parties, guests);
  const closed = await closedTableBills(run, from.visit);
  for (const { id, tableId } of closed) await giveBillTo(run, { id, visitId: to.visit, tableId, guests });
  return { ...bills, closed: closed.map(({ id }) => id) };
};

/**
 * Two parties become one at the second's table, with one bill; the first's table is free. Phones go on, their carts with
 * them. Refuses table_not_found, table_is_free, payment_under_way while somebody pays for what would go over,
 * bill_item_not_free for a shared dish of which a part is paid, not_allowed where an external till keeps a bill.
 */
export const mergeParties =
  ({ database, clock }: Deps): Handler<'POST /console/{venue}/tables/{table}/merge'> =>
  async ({ params, body, staff }) => {
    const { venueId } = staff;
    const now = clock();
    return database.transaction(async run => {
      await lockWaiters(run, venueId);
      const [from, to] = await twoTables(ids => lockTables(run, venueId, ids), params.table, body.into);
      if (from.visit_id === null || to.visit_id === null) throw new Refusal('table_is_free');
      const parties: Parties = {
        from: { visit: from.visit_id },
        to: { visit: to.visit_id, table: to.id },
        by: staff.name,
        now,
      };
      const people = await peopleOfVisits(run, [from.visit_id, to.visit_id]);
      const { bill, emptied, seats, closed } = await joinBills(run, parties);
      const counted = people === null ? [] : await countParty(run, to.visit_id, people);
      const joined = await joinVisits(run, {
        from: from.visit_id,
        to: to.visit_id,
        table: to.id,
        at: new Date(now),
        since: onBoardSince(now),
        seats,
      });
      await seatBehind(run, joined.orders, seats);
      await joinSharedCarts(run, { from: from.visit_id, to: to.visit_id, raised: joined.guests });
      // Paid ones say it as well: their party is counted anew, and their guests have other numbers. The open one comes last,
      // as the phones' latest word.
      const bills = [...closed, ...counted, ...(emptied ? [emptied] : [])].filter(id => id !== bill);
      if (bill !== null) bills.push(bill);
      await tellMoved(run, venueId, { ...joined, bills: [...new Set(bills)] }, to.name, now);
      await followParty(run, staff, {
        from: { table: from.id, party: from.visit_id },
        to: { table: to.id, party: to.visit_id },
        isPart: false,
        tableName: to.name,
        at: new Date(now),
      });
      const [left, taken] = await tellTables(run, venueId, [from.id, to.id], now);
      await audit(run, staff, {
        action: 'table-merge',
        subject: `table:${from.id}`,
        data: { into: to.id, sessions: joined.sessions.length, bill },
      });
      if (!left || !taken) throw new Refusal('table_not_found');
      const answer = { from: left, to: taken };
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
