import { api } from '../../data/api.ts';
import { loadEntry, useEntry } from '../../data/cache.ts';
import { useLanguage } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { type VenueTexts, venueText } from './venue-text.ts';

/** Under which the texts of a venue are kept. */
export const venueTextsKey = (venueId: string, language: string): string =>
  `venue-texts:${venueId}:${language}`;

const load = (restaurantId: string, lang: string): Promise<VenueTexts> =>
  api('GET /translations/{restaurantId}/{lang}/', { restaurantId, lang });

/** Fetches the texts of a venue, to be read under {@link venueTextsKey}. */
export const loadVenueTexts = (venueId: string, language: string): Promise<VenueTexts> =>
  loadEntry(venueTextsKey(venueId, language), () => load(venueId, language));

/** The venue's own texts in the guest's language, and whether they are here (or will not come). LANG-02. */
export const useVenueTexts = (): { readonly text: (key: string) => string; readonly ready: boolean } => {
  const { restaurant } = useGuest();
  const lang = useLanguage();
  const { data, error } = useEntry<VenueTexts>(venueTextsKey(restaurant.id, lang), () =>
    load(restaurant.id, lang),
  );
  return { text: venueText(data ?? {}), ready: data !== undefined || error !== undefined };
};
