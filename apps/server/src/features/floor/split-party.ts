import { Refusal } from '@tableside/contract';
import { peopleAfterSplit } from '@tableside/domain/split';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler, StaffContext } from '../../http/mount/handler.ts';
import { newOrderNumber } from '../../unique-number.ts';
import {
  announceBill,
  type Bill,
  countParty,
  lockBill,
  lockOpenBills,
  movePieces,
  putOnTableBill,
  seatsAt,
  shareTakenOff,
  visitForBill,
} from '../bills/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { pinFor } from '../sessions/index.ts';
import { audit } from '../staff/index.ts';
import type { Venue } from '../venues/index.ts';
import { twoTables } from './move-party.ts';
import { lockTables, seatedOf } from './party-store.ts';
import { tellTables } from './tell-moved.ts';
import { followParty } from './waiters/follow-party.ts';
import { lockWaiters } from './waiters/waiter-store.ts';

type Target = {
  readonly table: string;
  readonly visit: string;
  readonly staff: StaffContext;
  readonly venue: Venue;
  readonly at: Date;
};

/** The bill of the party that gets the pieces, made if missing. */
const billFor = async (run: Run, known: Bill | null, { table, visit, staff, venue, at }: Target) => {
  if (known) return known;
  const { id } = await putOnTableBill(
    run,
    {
      venueId: staff.venueId,
      tableId: table,
      visitId: visit,
      number: newOrderNumber(),
      currency: venue.settings.currency.code,
      guestCount: null,
      openedBy: staff.name,
      at,
    },
    [],
  );
  return lockBill(run, id);
};

/**
 * A part of a party sits elsewhere, or pays with somebody else: the chosen unpaid pieces stand on the bill of the other
 * table from now on, with their share of what was taken off by hand; the orders stay with who ordered them. `people`: how
 * many of them sit there from now on, so that all together are as many as before. Refuses table_not_found, bill_not_found, bill_item_not_free,
 * payment_under_way, not_allowed where an external till keeps a bill.
 */
export const splitParty =
  (deps: Deps): Handler<'POST /console/{venue}/tables/{table}/split'> =>
  async ({ params, body, staff }) => {
    const { venueId } = staff;
    const venue = await deps.venues.get(venueId);
    const now = deps.clock();
    const at = new Date(now);
    return deps.database.transaction(async run => {
      await lockWaiters(run, venueId);
      const [from, to] = await twoTables(ids => lockTables(run, venueId, ids), params.table, body.to);
      const visit = await visitForBill(run, venueId, to.id, pinFor(venue), at);
      if (from.visit_id === null || visit === null) throw new Refusal('bill_not_found');
      const [bill, known] = await lockOpenBills(run, [from.visit_id, visit]);
      if (!bill) throw new Refusal('bill_not_found');
      const other = await billFor(run, known, { table: to.id, visit, staff, venue, at });
      const pieces = [...new Set(body.items)];
      const seated = {
        from: await seatedOf(run, from.visit_id),
        to: to.visit_id === null ? null : await seatedOf(run, visit),
      };
      await shareTakenOff(run, bill, other, pieces, at);
      const moved = await movePieces(run, {
        from: bill,
        to: other,
        pieces,
        guests: null,
        seats: known ? await seatsAt(run, known.id) : 0,
        by: staff.name,
        now,
      });
      const people = peopleAfterSplit(seated.from, seated.to, body.people);
      const counted = [
        ...(people.from === null ? [] : await countParty(run, from.visit_id, people.from)),
        ...(people.to === null ? [] : await countParty(run, visit, people.to)),
      ];
      // Paid ones that were counted say it as well; the open ones come last, as the phones' latest word.
      for (const id of new Set([
        ...counted.filter(id => id !== bill.id && id !== other.id),
        bill.id,
        other.id,
      ])) {
        await announceBill(run, id, 'bill-updated', now);
      }
      // Where others sit already, dishes went to them and nobody sat down.
      if (to.visit_id === null) {
        await followParty(run, staff, {
          from: { table: from.id, party: from.visit_id },
          to: { table: to.id, party: visit },
          isPart: true,
          tableName: to.name,
          at,
        });
      }
      const [left, taken] = await tellTables(run, venueId, [from.id, to.id], now);
      await audit(run, staff, {
        action: 'table-split',
        subject: `table:${from.id}`,
        data: { to: to.id, from_bill: bill.id, to_bill: other.id, items: moved, people: body.people },
      });
      if (!left || !taken) throw new Refusal('table_not_found');
      const answer = { from: left, to: taken };
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
