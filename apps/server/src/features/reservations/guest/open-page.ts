import { Refusal } from '@tableside/contract';
import type { ReservePage } from '@tableside/contract/http/guests/reserve';
import { daysAhead } from '@tableside/domain/reservations';
import { dayOfWall } from '@tableside/domain/schedule';
import { firstLanguage } from '@tableside/domain/session';
import { translatedLanguages } from '@tableside/i18n/build/locale-files.ts';
import type { Deps } from '../../../deps.ts';
import { isPlain } from '../../../http/identifiers.ts';
import { photoUrl } from '../../media/index.ts';
import type { Venue } from '../../venues/index.ts';
import { reservationsOf, slotRule } from '../planning.ts';
import { venueOfSlug } from '../store.ts';

type Parts = Pick<Deps, 'database' | 'venues'>;

/** The venue of an address. Refuses reservations_off for one that takes none as for one that there never was. */
export const openVenue = async ({ database, venues }: Parts, slug: string): Promise<Venue> => {
  const venue = await anyVenue({ database, venues }, slug);
  if (!venue || !reservationsOf(venue).on) throw new Refusal('reservations_off');
  return venue;
};

/** Also where it takes no new ones: who reserved before still reads theirs. */
export const anyVenue = async ({ database, venues }: Parts, slug: string): Promise<Venue | null> => {
  const id = slug.length <= 100 && isPlain(slug) ? await venueOfSlug(database.run, slug) : null;
  return id === null ? null : venues.get(id);
};

/** In which language a page is read: the one that is asked for, else the browser's, else the venue's. */
export const pageLanguage = (venue: Venue, wanted: string | null, browser: readonly string[]): string =>
  firstLanguage({
    selected: wanted,
    browser,
    main: venue.settings.mainLanguage,
    offered: translatedLanguages(),
  });

/** What is needed to choose a time. */
export const reservePage = (
  { sms, clock }: Pick<Deps, 'sms' | 'clock'>,
  venue: Venue,
  language: string,
): ReservePage => {
  const { settings, slug, name } = venue;
  const { partyMax, lateMinutes, words, on } = reservationsOf(venue);
  const rule = slotRule(venue);
  const now = clock();
  return {
    slug,
    venue: {
      name,
      address: settings.address,
      phone: settings.phone,
      logo: settings.logo && photoUrl(settings.logo),
      country_code: settings.countryCode,
      time_zone: settings.timeZone,
      menu: settings.publicMenu ? `/menu-of/${encodeURIComponent(slug)}` : null,
    },
    language,
    languages: [...translatedLanguages()],
    words: words[language] ?? words[settings.mainLanguage] ?? '',
    party_max: partyMax,
    late_minutes: lateMinutes,
    sms: sms.isOpen,
    today: dayOfWall(rule.wallAt(now)),
    days: on ? [...daysAhead(rule, now)] : [],
  };
};
