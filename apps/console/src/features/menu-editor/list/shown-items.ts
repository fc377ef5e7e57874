import type { DraftCategory, DraftItem } from '@tableside/domain/menu';
import { foldText } from '@tableside/domain/search';

export type Shown = { readonly item: DraftItem; readonly category: DraftCategory; readonly at: number };

/** Most rows on screen at once: whoever finds more goes on typing. */
const MAX_FOUND = 60;

/** Dishes of a category, or those of the whole menu that fit what is sought. */
export const shownItems = (
  categories: readonly DraftCategory[],
  chosen: string | null,
  sought: string,
): Shown[] => {
  const wanted = foldText(sought.trim());
  const all = categories
    .filter(({ id }) => wanted !== '' || id === chosen)
    .flatMap(category => category.items.map((item, at) => ({ item, category, at })));
  if (wanted === '') return all;
  return all
    .filter(({ item }) => Object.values(item.name).some(name => foldText(name).includes(wanted)))
    .slice(0, MAX_FOUND);
};
