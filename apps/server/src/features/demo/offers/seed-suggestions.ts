import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuDocument } from '@tableside/domain/menu';
import { MAX_SET } from '@tableside/domain/suggestions';
import { z } from 'zod';
import type { SuggestionList } from '../../suggestions/index.ts';

const Dishes = z.array(z.string()).max(MAX_SET);
/** `suggestions.json` of a demo venue: what is offered beside every cart, and with single dishes, by ids. */
const SuggestionsFile = z.strictObject({
  always: Dishes.default([]),
  with: z.record(z.string(), Dishes).default({}),
});

/** What a demo venue suggests; nothing without the file. Throws, naming the dish, when one is not on its menu. */
export const readSuggestionsFile = (folder: string, menu: MenuDocument): SuggestionList[] => {
  const file = join(folder, 'suggestions.json');
  if (!existsSync(file)) return [];
  const parsed = SuggestionsFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`);
  const lists = [
    { for_item: '', items: parsed.data.always },
    ...Object.entries(parsed.data.with).map(([for_item, items]) => ({ for_item, items })),
  ];
  const known = new Set(['', ...menu.categories.flatMap(({ items }) => items.map(({ id }) => id))]);
  const unknown = lists.flatMap(({ for_item, items }) => [for_item, ...items]).find(id => !known.has(id));
  if (unknown !== undefined) throw new Error(`${file}: no dish is called ${unknown}`);
  return lists;
};
