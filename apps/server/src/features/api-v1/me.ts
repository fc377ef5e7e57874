import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';

/** Whose key it is: what a system asks before it does anything. */
export const whoAmI =
  ({ venues }: Deps): Handler<'GET /v1/me'> =>
  async ({ api }) => {
    const { slug, name, settings } = await venues.get(api.venueId);
    return {
      name: api.name,
      scopes: [...api.scopes],
      venue: { id: api.venueId, slug, name, time_zone: settings.timeZone },
      currency: { code: settings.currency.code, decimals: settings.currency.decimals },
    };
  };
