import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { staffAddress } from '../../../http/network/own-address.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { audit } from '../../staff/index.ts';
import { queueMessage } from '../messages/message-store.ts';
import { dayOf, findRoom, stayFrom } from '../planning.ts';
import { lockRoom } from '../room-store.ts';
import { insertReservation, writeReservation } from '../store.ts';
import { answerOf, lockedReservation, tellDay } from './told.ts';
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
      await audit(run, staff, {
        action: 'reservation-add',
        subject: `reservation:${id}`,
        data: { day: room.day, time: body.time, party: body.party, tables: room.tables.length },
      });
      await tellDay(run, venue.id, [room.day]);
      const answer = await answerOf(deps, run, venue, id);
      await keepAnswerWithin(run, answer);
      return answer;
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
    const day = dayOf(venue, now);
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
      await audit(run, staff, {
        action: 'reservation-wait',
        subject: `reservation:${id}`,
        data: { party: body.party },
      });
      await tellDay(run, venue.id, [day]);
      const answer = await answerOf(deps, run, venue, id);
      await keepAnswerWithin(run, answer);
      return answer;
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
      await audit(run, staff, {
        action: 'reservation-change',
        subject: `reservation:${row.id}`,
        data: { day: room.day, time: body.time, party: body.party },
      });
      await tellDay(run, venue.id, [row.day, room.day]);
      const answer = await answerOf(deps, run, venue, row.id);
      await keepAnswerWithin(run, answer);
      return answer;
    });
  };
