import { EXPORTERS } from '@tableside/domain/books';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { readMonth } from './read-month.ts';

/** Which files a month can be taken along in, the country's own first. */
export const showBooks =
  (deps: Pick<Deps, 'database' | 'clock' | 'venues'>): Handler<'GET /console/{venue}/books'> =>
  async ({ staff, query }) => {
    const venue = await deps.venues.get(staff.venueId);
    const { month, running } = await readMonth(deps, venue, query.month);
    const isOwn = (country: string): number => Number(country === venue.settings.countryCode);
    const exporters = EXPORTERS.toSorted((a, b) => isOwn(b.country) - isOwn(a.country));
    return {
      exporters: exporters.map(({ id, name, country, gapsOf }) => ({
        id,
        name,
        country,
        own: country === venue.settings.countryCode,
        missing: [...gapsOf(month)],
      })),
      running,
    };
  };
