import { Refusal } from '@tableside/contract';
import { stateAfter, stayMinutes } from '@tableside/domain/reservations';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { visitForBill } from '../../bills/index.ts';
import { confirmPresence } from '../../orders/index.ts';
import { pinFor } from '../../sessions/index.ts';
import { reservationsOf } from '../planning.ts';
import { visitIsReserved, writeSeated } from '../store.ts';
import { done, lockedReservation } from './told.ts';
import { tablesOf } from './typed.ts';

const MINUTE_MS = 60_000;

/** Who came long before their time still leaves after it. */
const later = (end: Date, start: Date): Date =>
  end.getTime() > start.getTime() ? end : new Date(start.getTime() + MINUTE_MS);

/**
 * They sit. The party of the table is theirs from here on, so whoever scans its code joins them, and staff have met them.
 * A phone that was quicker than the waiter is of the party; another reservation at the same table is not.
 */
export const seatReservation =
  (deps: Deps): Handler<'POST /console/{venue}/reservations/{reservation}/seat'> =>
  async ({ staff, params, body }) => {
    const venue = await deps.venues.get(staff.venueId);
    const tables = tablesOf(body.tables) ?? [];
    const now = deps.clock();
    const at = new Date(now);
    return deps.database.transaction(async run => {
      const row = await lockedReservation(run, venue.id, params.reservation);
      if (stateAfter('seat', row.state, row.kind) === null)
        throw new Refusal('reservation_settled', { state: row.state });
      const visitId = await visitForBill(run, venue.id, tables[0] ?? '', pinFor(venue), at);
      if (!visitId) throw new Refusal('table_not_found');
      if (await visitIsReserved(run, visitId, row.id)) throw new Refusal('table_taken');
      await confirmPresence(run, visitId, at);
      const endsAt = new Date(now + stayMinutes(reservationsOf(venue), row.party) * MINUTE_MS);
      await writeSeated(run, row.id, { tables, visitId, endsAt: later(endsAt, row.startsAt), at });
      return done(deps, run, staff, venue, {
        id: row.id,
        action: 'reservation-seat',
        data: { table: tables[0] },
        days: [row.day],
      });
    });
  };
