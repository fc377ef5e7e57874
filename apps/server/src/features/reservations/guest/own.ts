import { Refusal } from '@tableside/contract';
import type { OwnReservation } from '@tableside/contract/http/guests/reserve';
import { latenessOf, stateAfter } from '@tableside/domain/reservations';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import type { Venue } from '../../venues/index.ts';
import { forgetMessages } from '../messages/message-store.ts';
import { idOfKey } from '../own-key.ts';
import { findRoom, reservationsOf } from '../planning.ts';
import { LINE_MS } from '../staff/read-day.ts';
import { lockedReservation, tellDay } from '../staff/told.ts';
import { lineOf, moveReservation, type ReservationRow, reservationById, writeState } from '../store.ts';
import { ownView } from '../view.ts';
import { chosenTime } from './chosen-time.ts';
import { anyVenue, openVenue } from './open-page.ts';

type Parts = Pick<Deps, 'database' | 'venues' | 'secretBox' | 'clock'>;

const venueAndId = async (parts: Parts, slug: string, key: string) => {
  const id = idOfKey(parts, key);
  const venue = id === null ? null : await anyVenue(parts, slug);
  if (!venue || id === null) throw new Refusal('reservation_not_found');
  return { venue, id };
};

/** A reservation by its key. Whose name was erased by now is not there any more. Throws reservation_not_found. */
export const readOwn = async (parts: Parts, slug: string, key: string): Promise<OwnReservation> => {
  const { venue, id } = await venueAndId(parts, slug, key);
  const { run } = parts.database;
  const now = parts.clock();
  const row = await reservationById(run, venue.id, id);
  if (!row || row.name === '') throw new Refusal('reservation_not_found');
  // Only who waits has a place among others.
  const waits = row.state === 'waiting' || row.state === 'ready';
  const line = waits ? await lineOf(run, venue.id, new Date(now - LINE_MS)) : [];
  return ownView(venue, row, { key, line, now });
};

const changing = (
  parts: Parts,
  venue: Venue,
  id: string,
  change: (run: Run, row: ReservationRow) => Promise<readonly string[]>,
): Promise<void> =>
  parts.database.transaction(async run => {
    const row = await lockedReservation(run, venue.id, id);
    if (row.name === '') throw new Refusal('reservation_not_found');
    await tellDay(run, venue.id, await change(run, row));
  });

export const getOwn =
  (deps: Deps): Handler<'GET /reserve/{slug}/own/{key}'> =>
  ({ params }) =>
    readOwn(deps, params.slug, params.key);

/** Another time or party; where no table is free it stays as it was. */
export const changeOwn =
  (deps: Deps): Handler<'POST /reserve/{slug}/own/{key}/change'> =>
  async ({ params, body }) => {
    await openVenue(deps, params.slug);
    const { venue, id } = await venueAndId(deps, params.slug, params.key);
    const now = deps.clock();
    await changing(deps, venue, id, async (run, row) => {
      if (row.state !== 'booked' || now >= row.startsAt.getTime())
        throw new Refusal('reservation_settled', { state: row.state });
      const at = chosenTime(venue, body.at, body.party, now);
      const room = await findRoom(run, venue, { at, party: body.party, but: row.id }, now);
      await moveReservation(run, row.id, { ...room, party: body.party });
      return [row.day, room.day];
    });
    return readOwn(deps, params.slug, params.key);
  };

/** Calls it off, until the table need not be kept any longer; or gives up the place in the line. */
export const cancelOwn =
  (deps: Deps): Handler<'POST /reserve/{slug}/own/{key}/cancel'> =>
  async ({ params }) => {
    const { venue, id } = await venueAndId(deps, params.slug, params.key);
    const now = deps.clock();
    await changing(deps, venue, id, async (run, row) => {
      if (row.state === 'cancelled' || row.state === 'gave_up') return [];
      const { lateMinutes } = reservationsOf(venue);
      const to = stateAfter(row.kind === 'booked' ? 'cancel' : 'give_up', row.state, row.kind);
      const tooLate =
        row.kind === 'booked' && latenessOf(row.startsAt.getTime(), now, lateMinutes) === 'overdue';
      if (to === null || tooLate) throw new Refusal('reservation_settled', { state: row.state });
      await writeState(run, row.id, to, new Date(now));
      await forgetMessages(run, row.id);
      return [row.day];
    });
    return readOwn(deps, params.slug, params.key);
  };
