import { api } from '../../data/api.ts';
import { useEntry } from '../../data/cache.ts';
import { useLanguage } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';

type Texts = Readonly<Record<string, string>>;

/** A venue's own text by its key; a key without a text stands for itself, so that nothing is ever blank. EXTRA-10. */
export const venueText =
  (texts: Texts) =>
  (key: string): string =>
    texts[key] || key;

/** The venue's own texts in the guest's language, and whether they are here (or will not come). LANG-02. */
export const useVenueTexts = (): { readonly text: (key: string) => string; readonly ready: boolean } => {
  const { restaurant } = useGuest();
  const lang = useLanguage();
  const { data, error } = useEntry<Texts>(`venue-texts:${restaurant.id}:${lang}`, () =>
    api('GET /translations/{restaurantId}/{lang}/', { restaurantId: restaurant.id, lang }),
  );
  return { text: venueText(data ?? {}), ready: data !== undefined || error !== undefined };
};
