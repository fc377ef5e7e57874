import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { walletAheadOf } from '../payments/index.ts';

/** The wallet whose button stands in cart and bill; null where the venue has none, and where nobody pays. */
export const walletAhead =
  (deps: Deps): Handler<'GET /payments/wallet/{session}'> =>
  async ({ guest }) => {
    if (guest.mode === 'preview') return { wallet: null };
    const venue = await deps.venues.get(guest.venueId, guest.venue.revision);
    return { wallet: await walletAheadOf(deps, venue, await deps.offers.of(venue), guest.language) };
  };
