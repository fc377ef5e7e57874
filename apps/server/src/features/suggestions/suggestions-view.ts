import type { Suggestions } from '@tableside/contract/http/suggestions';
import type { Deps } from '../../deps.ts';
import { readSuggestions } from './suggestion-store.ts';

/** A venue's suggestions as far as their dishes are on the menu at `version` or newer. Throws menu_not_published. */
export const suggestionsOf = async (
  { database, menus }: Pick<Deps, 'database' | 'menus'>,
  venueId: string,
  version: number,
): Promise<Suggestions> => {
  const [lists, menu] = await Promise.all([
    readSuggestions(database.run, venueId),
    menus.document(venueId, version),
  ]);
  const shown = lists.map(({ for_item, items }) => ({
    item_id: for_item,
    suggested: items.filter(id => menu.itemById.has(id)),
  }));
  return {
    always: shown.find(({ item_id }) => item_id === '')?.suggested ?? [],
    with: shown.filter(({ item_id, suggested }) => menu.itemById.has(item_id) && suggested.length > 0),
  };
};
