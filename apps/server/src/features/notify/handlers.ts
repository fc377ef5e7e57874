import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import { notifyWays } from '@tableside/domain/notify';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { isReachable, pushKeys } from '../push/index.ts';
import { flagsAt } from '../venues/index.ts';
import { forgetGuest, isGuestSubscribed, subscribeGuest } from './guest-store.ts';

type Parts = Pick<Deps, 'database' | 'secretBox' | 'clock' | 'venues' | 'providerPlaces'>;
type View = CallAnswer<'GET /session/{session}/push'>;

const isOffered = async ({ venues }: Parts, { venueId, venue, table, mode }: GuestSession) => {
  const { settings } = await venues.get(venueId, venue.revision);
  const flags = flagsAt(settings, table.flagOverrides);
  return notifyWays({ flags, preview: mode === 'preview' }).push;
};

const view = async (parts: Parts, guest: GuestSession): Promise<View> => ({
  key: (await isOffered(parts, guest)) ? ((await pushKeys(parts))?.publicKey ?? null) : null,
  on: await isGuestSubscribed(parts.database.run, guest.sessionId),
});

/** Whether and how a guest is told of orders while looking elsewhere. NOTIFY-11, FLAG-08. */
export const notifyHandlers = (
  parts: Parts,
): Handlers<
  'GET /session/{session}/push' | 'POST /session/{session}/push' | 'POST /session/{session}/notifications-off'
> => ({
  'GET /session/{session}/push': ({ guest }) => view(parts, guest),

  'POST /session/{session}/push': async ({ guest, body }) => {
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    if (!(await isOffered(parts, guest))) throw new Refusal('not_found');
    if (!(await isReachable(parts, body.endpoint))) {
      throw new Refusal('validation_failed', { fields: { endpoint: 'not_allowed' } });
    }
    await subscribeGuest(parts.database.run, guest.sessionId, body, new Date(parts.clock()));
    return view(parts, guest);
  },

  'POST /session/{session}/notifications-off': async ({ guest }) => {
    await forgetGuest(parts.database.run, guest.sessionId);
    return view(parts, guest);
  },
});
