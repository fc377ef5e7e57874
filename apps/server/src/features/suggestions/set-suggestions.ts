import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { lockSuggestions, readSuggestions, writeSuggestions } from './suggestion-store.ts';
import { allSuggestionsOf } from './suggestions-view.ts';

/**
 * Sets one list. A dish is never suggested with itself. Refuses menu_item_unavailable for what is not on the menu, unless
 * it stood in this list before it left, and settings_changed for a list that is another by now than the one that was seen.
 */
export const setSuggestions =
  (deps: Deps): Handler<'POST /console/{venue}/suggestions'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const menu = await deps.menus.document(venueId, Number.POSITIVE_INFINITY);
    const suggested = [...new Set(body.suggested)].filter(id => id !== body.item_id);
    await deps.database.transaction(async run => {
      await lockSuggestions(run, venueId);
      const lists = await readSuggestions(run, venueId);
      const before = lists.find(({ for_item }) => for_item === (body.item_id ?? ''));
      if (!isDeepStrictEqual(before?.items ?? [], body.was)) throw new Refusal('settings_changed');
      const known = new Set(before && [before.for_item, ...before.items]);
      const unknown = [...(body.item_id === null ? [] : [body.item_id]), ...suggested].find(
        id => !menu.itemById.has(id) && !known.has(id),
      );
      if (unknown !== undefined) throw new Refusal('menu_item_unavailable', { item_id: unknown });
      await writeSuggestions(run, venueId, body.item_id ?? '', suggested);
      await audit(run, staff, {
        action: 'suggestions-change',
        subject: body.item_id === null ? `venue:${venueId}` : `item:${body.item_id}`,
        data: { suggested },
      });
    });
    return allSuggestionsOf(deps, venueId);
  };
