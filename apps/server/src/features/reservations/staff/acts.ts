import { Refusal } from '@tableside/contract';
import { type ReservationDeed, stateAfter } from '@tableside/domain/reservations';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler, StaffContext } from '../../../http/mount/handler.ts';
import { staffAddress } from '../../../http/network/own-address.ts';
import type { Venue } from '../../venues/index.ts';
import { forgetMessages, queueMessage } from '../messages/message-store.ts';
import { findRoom } from '../planning.ts';
import { type ReservationRow, writeState, writeTables } from '../store.ts';
import { done, lockedReservation } from './told.ts';
import { unseat } from './unseat.ts';

type Act = {
  readonly staff: StaffContext;
  readonly id: string;
  readonly deed: ReservationDeed;
  /** What else it does, with the reservation as it was. */
  readonly along?: (run: Run, row: ReservationRow, venue: Venue) => Promise<void>;
};

/** One deed: from the states that the table of the domain allows, in one transaction, told and noted. */
const act = async (deps: Deps, { staff, id, deed, along }: Act) => {
  const venue = await deps.venues.get(staff.venueId);
  return deps.database.transaction(async run => {
    const row = await lockedReservation(run, venue.id, id);
    const to = stateAfter(deed, row.state, row.kind);
    if (to === null) throw new Refusal('reservation_settled', { state: row.state });
    await writeState(run, row.id, to, new Date(deps.clock()));
    await along?.(run, row, venue);
    return done(deps, run, staff, venue, {
      id: row.id,
      action: `reservation-${deed.replace('_', '-')}`,
      days: [row.day],
    });
  });
};

/** Their table is ready; said again, it is texted again. */
export const tellReady =
  (deps: Deps): Handler<'POST /console/{venue}/reservations/{reservation}/ready'> =>
  ({ staff, params, meta }) =>
    act(deps, {
      staff,
      id: params.reservation,
      deed: 'ready',
      along: (run, { id }) =>
        queueMessage(deps, run, { id, kind: 'ready', address: staffAddress(deps.env, meta) }),
    });

/** Called off, did not come, gave up, left. Only who was called off by the venue hears of it. */
export const endReservation =
  (deps: Deps): Handler<'POST /console/{venue}/reservations/{reservation}/end'> =>
  ({ staff, params, body, meta }) =>
    act(deps, {
      staff,
      id: params.reservation,
      deed: body.how,
      along: async (run, { id }) => {
        await forgetMessages(run, id);
        if (body.how === 'cancel')
          await queueMessage(deps, run, { id, kind: 'cancelled', address: staffAddress(deps.env, meta) });
      },
    });

/** Takes a deed back: who was called off gets a table again where one is free. */
export const undoReservation =
  (deps: Deps): Handler<'POST /console/{venue}/reservations/{reservation}/undo'> =>
  ({ staff, params }) =>
    act(deps, {
      staff,
      id: params.reservation,
      deed: 'undo',
      along: async (run, row, venue) => {
        await forgetMessages(run, row.id);
        if (row.state === 'seated') return unseat(deps, run, staff, row);
        if (row.kind !== 'booked') return;
        const { startsAt, party, tables } = row;
        const wish = { at: startsAt.getTime(), party, but: row.id };
        const room = await findRoom(run, venue, { ...wish, tables }, deps.clock()).catch(cause => {
          if (!(cause instanceof Refusal)) throw cause;
          return findRoom(run, venue, { ...wish, force: true }, deps.clock());
        });
        await writeTables(run, row.id, room.tables);
      },
    });
