import type { Run } from '../../database/database.ts';

/** One list: what goes with a dish, or (empty `forItem`) with everything. */
export type SuggestionList = { readonly for_item: string; readonly items: readonly string[] };

/** Everything a venue suggests, lists in the order of their dishes' ids. */
export const readSuggestions = (run: Run, venueId: string): Promise<SuggestionList[]> =>
  run<SuggestionList>(
    'suggestions-read',
    `select for_item, array_agg(item_id order by position) as items from suggestion
     where venue_id = $1 group by for_item order by for_item`,
    [venueId],
  );

/** Holds off other changes of a venue's lists: of two at once the later one sees what the other wrote. */
export const lockSuggestions = async (run: Run, venueId: string): Promise<void> => {
  await run('suggestions-lock', 'select from venue where id = $1 for no key update', [venueId]);
};

/** Puts one list in the place of the one before, in one transaction; empty takes it away. */
export const writeSuggestions = async (
  run: Run,
  venueId: string,
  forItem: string,
  items: readonly string[],
): Promise<void> => {
  await lockSuggestions(run, venueId);
  await run('suggestions-clear', 'delete from suggestion where venue_id = $1 and for_item = $2', [
    venueId,
    forItem,
  ]);
  await run(
    'suggestions-write',
    `insert into suggestion (venue_id, for_item, item_id, position)
     select $1, $2, item, place from unnest($3::text[]) with ordinality as u (item, place)
     on conflict do nothing`,
    [venueId, forItem, items],
  );
};
