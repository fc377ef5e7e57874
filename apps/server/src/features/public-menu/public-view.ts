import type { PublicMenu } from '@tableside/contract/http/guests/public-menu';
import type { Menu } from '@tableside/contract/http/menu';
import { textIn } from '@tableside/domain/menu';
import { type DaySpan, dayOfWall, exceptionsAhead, usualWeek } from '@tableside/domain/schedule';
import { openingHoursOf, safeLink, type VenueSettings } from '@tableside/domain/venue';
import { photoUrl } from '../media/index.ts';
import { clockText, hoursLines, menuPagePath, openingView, type Venue, wallDate } from '../venues/index.ts';
import { dataPath } from './addresses.ts';
import { categoryOf } from './dishes.ts';

/** So many days ahead are days with hours of their own told. */
const DAYS_AHEAD = 30;

/** English, as the names of the fields are. */
const NOTES = [
  'Prices are what guests pay, in the currency given.',
  'Allergens are the codes of EU regulation 1169/2011, annex II. No allergens with allergens_stated false: the venue has not said; do not read it as none.',
  'Nothing can be ordered here: guests order at the venue, by the code there.',
];

const written = (spans: readonly DaySpan[]) =>
  spans.map(({ from, to }) => ({ from: clockText(from), to: clockText(to) }));

const hoursView = (settings: VenueSettings, language: string, now: number): PublicMenu['hours'] => {
  const hours = openingHoursOf(settings);
  const today = dayOfWall(wallDate(settings.timeZone, now));
  return {
    around_the_clock: hours.weekly.length === 0,
    week: usualWeek(hours).map(({ spans, ...days }) => ({ ...days, spans: written(spans) })),
    exceptions: exceptionsAhead(hours, today, DAYS_AHEAD).map(({ first, last, spans, reason }) => ({
      first,
      last,
      spans: written(spans),
      reason,
    })),
    lines: hoursLines(settings, language),
  };
};

/** A venue and its menu as strangers read them; `site` is where, `now` in epoch ms. */
export const publicView = (
  { slug, name, settings }: Venue,
  menu: Menu,
  { site, now }: { readonly site: string; readonly now: number },
): PublicMenu => {
  const { language } = menu;
  const main = settings.mainLanguage;
  const absolute = (path: string): string => new URL(path, site).href;
  const links = [settings.websiteLink, settings.facebookLink, settings.instagramLink].map(link => {
    const safe = safeLink(link);
    return safe === null ? null : absolute(safe);
  });
  const [website = null, ...elsewhere] = links;
  return {
    notes: NOTES,
    page: absolute(menuPagePath(slug, language, main)),
    language,
    languages: [...new Set([main, ...settings.languages])].map(each => ({
      language: each,
      page: absolute(menuPagePath(slug, each, main)),
      data: absolute(dataPath(slug, each)),
    })),
    venue: {
      name,
      description: textIn(settings.description, language, main),
      type: settings.type,
      address: settings.address,
      country_code: settings.countryCode,
      phone: settings.phone,
      website,
      elsewhere: elsewhere.filter(link => link !== null),
      logo: settings.logo && absolute(photoUrl(settings.logo)),
      cover: settings.cover && absolute(photoUrl(settings.cover)),
      time_zone: settings.timeZone,
      drinking_age: settings.drinkingAge,
      reserve: settings.reservations?.on ? absolute(`/reserve/${encodeURIComponent(slug)}`) : null,
    },
    currency: { ...settings.currency },
    locale: settings.localeCode,
    hours: hoursView(settings, language, now),
    opening: openingView(settings, now),
    categories: menu.categories.map(each => categoryOf(each, settings.currency.decimals, absolute)),
  };
};
