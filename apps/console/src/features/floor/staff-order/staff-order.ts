import type { CallInput } from '@tableside/contract/client';
import { coursesSaid, type DraftLine } from '../../bills/index.ts';

type Body = CallInput<'POST /console/{venue}/tables/{table}/order'>['body'];

/** What was gathered as an order: dishes of the menu, each with its note. */
export const bodyOf = (draft: readonly DraftLine[]): Pick<Body, 'lines' | 'courses'> => ({
  lines: draft.flatMap(({ wire }) => ('menu_item_id' in wire ? [wire] : [])),
  courses: coursesSaid(draft),
});

/** The dish that a refusal names, among those that were gathered. */
export const dishOf = (
  draft: readonly DraftLine[],
  details: Readonly<Record<string, unknown>>,
): string | null => {
  const named = details.item_id ?? details.id;
  const line = draft.find(({ wire }) => 'menu_item_id' in wire && wire.menu_item_id === named);
  return line?.name ?? null;
};
