import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';

/** The first wallet in the venue's ranking whose sheet can open before there is a payment; null where there is none. */
export const walletAhead =
  (deps: Deps): Handler<'GET /payments/wallet/{session}'> =>
  async ({ guest }) => {
    if (guest.mode === 'preview') return { wallet: null };
    const venue = await deps.venues.get(guest.venueId, guest.venue.revision);
    const { id, settings } = venue;
    const { currency, countryCode } = settings;
    const offered = await deps.offers.of(venue);
    for (const method of offered) {
      const provider = deps.providers.ofMethod(method);
      if (provider?.walletAhead?.method !== method) continue;
      const account = await deps.accounts.of({ id, decimals: currency.decimals }, provider.id);
      if (!account) continue;
      const asked = { currency: currency.code, language: guest.language, countryCode };
      return { wallet: { method, ...provider.walletAhead.of(account, asked) } };
    }
    return { wallet: null };
  };
