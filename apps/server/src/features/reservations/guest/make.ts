import { Refusal } from '@tableside/contract';
import { translatedLanguages } from '@tableside/i18n/build/locale-files.ts';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type Handler, keepsOutcome } from '../../../http/mount/handler.ts';
import { keepAnswerWithin } from '../../idempotency/index.ts';
import { RESERVATIONS_OF_VENUE } from '../../limits/index.ts';
import { numberAt } from '../../sessions/index.ts';
import type { Venue } from '../../venues/index.ts';
import { queueMessage } from '../messages/message-store.ts';
import { idOfKey, ownKey, phoneHashOf } from '../own-key.ts';
import { findRoom } from '../planning.ts';
import { lockRoom } from '../room-store.ts';
import { tellDay } from '../staff/told.ts';
import { aheadOfPhone, insertReservation } from '../store.ts';
import { chosenTime } from './chosen-time.ts';
import { openVenue } from './open-page.ts';
import { readOwn } from './own.ts';

type Make = 'POST /reserve/{slug}/make';

/** Whoever wants more than this calls. */
const MOST_AHEAD = 3;

const write = async (
  run: Run,
  venue: Venue,
  made: Omit<Parameters<typeof insertReservation>[1], 'day' | 'startsAt' | 'endsAt' | 'tables'>,
  at: number,
): Promise<{ readonly id: string; readonly day: string }> => {
  await lockRoom(run, venue.id);
  const now = made.at.getTime();
  if (made.phoneHash && (await aheadOfPhone(run, venue.id, made.phoneHash, made.at)) >= MOST_AHEAD)
    throw new Refusal('reservation_too_many');
  const room = await findRoom(run, venue, { at, party: made.party, but: null }, now);
  return { id: await insertReservation(run, { ...made, ...room }), day: room.day };
};

/** A guest reserves. What is kept of the answer is which it is: its key is made again. */
export const makeReservation = (deps: Deps): Handler<Make> =>
  keepsOutcome<Make>(
    async ({ params, body }) => {
      const venue = await openVenue(deps, params.slug);
      deps.limits.take('reservations', venue.id, RESERVATIONS_OF_VENUE);
      const now = deps.clock();
      const at = chosenTime(venue, body.at, body.party, now);
      const phone = await numberAt(body.phone, venue.settings.countryCode);
      const id = await deps.database.transaction(async run => {
        const { id, day } = await write(
          run,
          venue,
          {
            venueId: venue.id,
            kind: 'booked',
            party: body.party,
            name: body.name,
            note: body.note.trim(),
            phone,
            phoneHash: phoneHashOf(deps, venue.id, phone),
            language: translatedLanguages().includes(body.language)
              ? body.language
              : venue.settings.mainLanguage,
            byGuest: true,
            waitMinutes: null,
            at: new Date(now),
          },
          at,
        );
        // What this request calls us is what its sender wrote: nobody else is sent there.
        await queueMessage(deps, run, { id, kind: 'confirmed', address: deps.env.publicUrl ?? '' });
        await tellDay(run, venue.id, [day]);
        await keepAnswerWithin(run, { key: ownKey(deps, id) });
        return id;
      });
      return readOwn(deps, params.slug, ownKey(deps, id));
    },
    {
      kept: ({ key }) => ({ id: idOfKey(deps, key) }),
      again: (kept, { params }) =>
        readOwn(deps, params.slug, ownKey(deps, (kept as { readonly id: string }).id)),
    },
  );
