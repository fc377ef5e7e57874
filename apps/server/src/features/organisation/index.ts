import type { Deps } from '../../deps.ts';
import type { Handler, Handlers } from '../../http/mount/handler.ts';
import { addVenue } from './add-venue.ts';
import { ownedBeside } from './organisation-store.ts';

const showOrganisation =
  ({ database, env }: Deps): Handler<'GET /console/{venue}/organisation'> =>
  async ({ staff }) => {
    const owned = await ownedBeside(database.run, staff.venueId, staff.userId, env.demo);
    return {
      venues: owned.map(({ id, slug, name, settings, menu, tables, staff: people }) => ({
        id,
        slug,
        name,
        address: settings.address,
        country: settings.countryCode,
        currency: settings.currency.code,
        time_zone: settings.timeZone,
        main_language: settings.mainLanguage,
        tables,
        staff: people,
        menu_published: menu,
      })),
    };
  };

/** Several venues of one owner. */
export const organisationHandlers = (
  deps: Deps,
): Handlers<'GET /console/{venue}/organisation' | 'POST /console/{venue}/organisation/venues'> => ({
  'GET /console/{venue}/organisation': showOrganisation(deps),
  'POST /console/{venue}/organisation/venues': addVenue(deps),
});
