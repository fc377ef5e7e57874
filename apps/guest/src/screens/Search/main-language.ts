import { useMemo } from 'react';
import { api } from '../../data/api.ts';
import { useEntry } from '../../data/cache.ts';
import { keys } from '../../data/keys.ts';
import type { Menu, MenuItem } from '../../data/menu.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useLanguage } from '../../texts/texts.ts';

/** Names and descriptions as the venue wrote them first, by id. */
export type InMainLanguage = {
  readonly dishes: ReadonlyMap<string, Pick<MenuItem, 'name' | 'description'>>;
  readonly categories: ReadonlyMap<string, string>;
};
export const NOT_TRANSLATED: InMainLanguage = { dishes: new Map(), categories: new Map() };

/**
 * The menu's texts in its main language, which guests hear and read around them; fetched when somebody searches in
 * another. Until it is there, and without network, the guest's own language is searched. SEARCH-04.
 */
export const useMainLanguage = (): InMainLanguage => {
  const { token, restaurant } = useGuest();
  const language = restaurant.main_language;
  const same = useLanguage() === language;
  const { data } = useEntry<Menu | null>(`${keys.menu(token)}:${same ? 'same' : language}`, async () =>
    same ? null : api('GET /get-menu-categories/{session}', { session: token, query: { language } }),
  );
  return useMemo(() => {
    const categories = data?.categories ?? [];
    if (categories.length === 0) return NOT_TRANSLATED;
    return {
      dishes: new Map(categories.flatMap(({ items }) => items).map(item => [item.id, item])),
      categories: new Map(categories.map(({ id, name }) => [id, name])),
    };
  }, [data]);
};
