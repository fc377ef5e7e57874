import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { staffAddress } from '../../../http/network/own-address.ts';
import { businessDayAt } from '../../venues/index.ts';
import { queueMessage } from '../messages/message-store.ts';
import { findRoom, stayFrom } from '../planning.ts';
import { lockRoom } from '../room-store.ts';
import { insertReservation, writeReservation } from '../store.ts';
import { done, lockedReservation } from './told.ts';
import { instantOfDay, tablesOf, whoOf } from './typed.ts';

/** Somebody rang. */
export const addReservation =
  (deps: Deps): Handler<'POST /console/{venue}/reservations/add'> =>
  async ({ staff, body, meta }) => {
    const venue = await deps.venues.get(staff.venueId);
    const who = await whoOf(deps, venue, body);
    const now = deps.clock();
    const at = instantOfDay(venue, body.day, body.time, now);
    const wish = { at, party: body.party, tables: tablesOf(body.tables), but: null, force: body.force };
    return deps.database.transaction(async run => {
      await lockRoom(run, venue.id);
      const room = await findRoom(run, venue, wish, now);
      const id = await insertReservation(run, {
        ...who,
        ...room,
        venueId: venue.id,
        kind: 'booked',
        party: body.party,
        language: venue.settings.mainLanguage,
        byGuest: false,
        waitMinutes: null,
        at: new Date(now),
      });
      await queueMessage(deps, run, { id, kind: 'confirmed', address: staffAddress(deps.env, meta) });
      return done(deps, run, staff, venue, {
        id,
        action: 'reservation-add',
        data: { day: room.day, time: body.time, party: body.party, tables: room.tables.length },
        days: [room.day],
      });
    });
  };

/** Somebody waits at the door. */
export const addToLine =
  (deps: Deps): Handler<'POST /console/{venue}/reservations/wait'> =>
  async ({ staff, body, meta }) => {
    const venue = await deps.venues.get(staff.venueId);
    const who = await whoOf(deps, venue, body);
    const now = deps.clock();
    const { from, to } = stayFrom(venue, now, body.party);
    const day = businessDayAt(venue.settings, now);
    return deps.database.transaction(async run => {
      const id = await insertReservation(run, {
        ...who,
        venueId: venue.id,
        kind: 'waiting',
        day,
        startsAt: new Date(from),
        endsAt: new Date(to),
        tables: [],
        party: body.party,
        language: venue.settings.mainLanguage,
        byGuest: false,
        waitMinutes: body.wait_minutes,
        at: new Date(now),
      });
      await queueMessage(deps, run, { id, kind: 'line', address: staffAddress(deps.env, meta) });
      return done(deps, run, staff, venue, {
        id,
        action: 'reservation-wait',
        data: { party: body.party },
        days: [day],
      });
    });
  };

/** Another time, party, name or table. */
export const changeReservation =
  (deps: Deps): Handler<'POST /console/{venue}/reservations/{reservation}/change'> =>
  async ({ staff, params, body }) => {
    const venue = await deps.venues.get(staff.venueId);
    const who = await whoOf(deps, venue, body);
    const now = deps.clock();
    const at = instantOfDay(venue, body.day, body.time, now);
    return deps.database.transaction(async run => {
      const row = await lockedReservation(run, venue.id, params.reservation);
      if (row.state !== 'booked') throw new Refusal('reservation_settled', { state: row.state });
      const room = await findRoom(
        run,
        venue,
        { at, party: body.party, tables: tablesOf(body.tables), but: row.id, force: body.force },
        now,
      );
      await writeReservation(run, row.id, { ...who, ...room, party: body.party });
      return done(deps, run, staff, venue, {
        id: row.id,
        action: 'reservation-change',
        data: { day: room.day, time: body.time, party: body.party },
        days: [row.day, room.day],
      });
    });
  };
