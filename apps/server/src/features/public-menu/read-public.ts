import { Refusal } from '@tableside/contract';
import type { PublicMenu } from '@tableside/contract/http/guests/public-menu';
import type { Menu } from '@tableside/contract/http/menu';
import { isLanguageOffered } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { openingView, type Venue, wallDate } from '../venues/index.ts';
import { publicView } from './public-view.ts';
import { readPublicVenue } from './store.ts';

export type PublicParts = Pick<Deps, 'database' | 'venues' | 'menus' | 'clock'>;

/** A venue that strangers may read, in a language that it offers, before anything is made of it. */
export type PublicReading = {
  readonly venue: Venue;
  readonly language: string;
  /** Changes whenever what they read does. */
  readonly key: string;
  readonly view: (site: string) => PublicMenu;
};

/**
 * What strangers may read at an address. `language` null: the main one. Throws `Refusal` not_found for venues that did not
 * choose it as for those that do not exist, and for languages that are not offered.
 */
export const readPublic = async (
  { database, venues, menus, clock }: PublicParts,
  slug: string,
  wanted: string | null,
): Promise<PublicReading> => {
  const found = await readPublicVenue(database.run, slug);
  if (!found) throw new Refusal('not_found');
  const venue = await venues.get(found.id, found.revision);
  const { mainLanguage, languages, timeZone } = venue.settings;
  const language = wanted ?? mainLanguage;
  if (!isLanguageOffered(language, mainLanguage, languages)) throw new Refusal('not_found');
  const snapshot = await menus.snapshot(found.id, language, found.menuVersion);
  const now = clock();
  const { year, month, day } = wallDate(timeZone, now);
  return {
    venue,
    language,
    key: JSON.stringify([
      snapshot.etag,
      venue.revision,
      [year, month, day],
      openingView(venue.settings, now),
    ]),
    view: site => {
      const { data } = JSON.parse(snapshot.body.toString('utf8')) as { data: Menu };
      return publicView(venue, data, { site, now });
    },
  };
};
