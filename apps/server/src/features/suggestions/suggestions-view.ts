import type { Suggestions } from '@tableside/contract/http/suggestions';
import type { Deps } from '../../deps.ts';
import { readSuggestions, type SuggestionList } from './suggestion-store.ts';

const viewOf = (lists: readonly SuggestionList[]): Suggestions => ({
  always: [...(lists.find(({ for_item }) => for_item === '')?.items ?? [])],
  with: lists.flatMap(({ for_item, items }) =>
    for_item === '' || items.length === 0 ? [] : [{ item_id: for_item, suggested: [...items] }],
  ),
});

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
  const isThere = (id: string) => id === '' || menu.itemById.has(id);
  return viewOf(
    lists
      .filter(({ for_item }) => isThere(for_item))
      .map(({ for_item, items }) => ({ for_item, items: items.filter(isThere) })),
  );
};

/** Everything the venue set, also with dishes that have left its menu: they may come back, or be taken off here. */
export const allSuggestionsOf = async (
  { database }: Pick<Deps, 'database'>,
  venueId: string,
): Promise<Suggestions> => viewOf(await readSuggestions(database.run, venueId));
