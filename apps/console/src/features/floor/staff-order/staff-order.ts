import type { CallInput } from '@tableside/contract/client';
import type { DraftLine } from '../../bills/index.ts';

type Body = CallInput<'POST /console/{venue}/tables/{table}/order'>['body'];

/** The contract's bound on a comment. */
const MAX_COMMENT = 500;

/** What was gathered as an order: dishes, and their notes as the order's comment, each with its dish. */
export const bodyOf = (draft: readonly DraftLine[]): Pick<Body, 'lines'> & { readonly comment: string } => {
  const notes: string[] = [];
  const lines = draft.flatMap(({ wire, name }) => {
    if (!('menu_item_id' in wire)) return [];
    const { note, ...line } = wire;
    if (note) notes.push(`${name}: ${note}`);
    return [line];
  });
  return { lines, comment: notes.join('; ').slice(0, MAX_COMMENT) };
};

/** The dish that a refusal names, among those that were gathered. */
export const dishOf = (
  draft: readonly DraftLine[],
  details: Readonly<Record<string, unknown>>,
): string | null => {
  const named = details.item_id ?? details.id;
  const line = draft.find(({ wire }) => 'menu_item_id' in wire && wire.menu_item_id === named);
  return line?.name ?? null;
};
