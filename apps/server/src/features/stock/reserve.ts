import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import { piecesOf, type Sellable, type StockedLine } from './sellables.ts';
import { takeStock } from './store.ts';

/**
 * Takes what an order's lines need, in the order's transaction: all of it or, by the refusal, nothing. Answers whether
 * something ran out with it, so that the menu is shown anew after the commit. DESIGN §5, ITEM-21.
 * Throws `Refusal` not_enough_stock with `details.remaining`, `details.kind` and `details.id`.
 */
export const reserveStock = async (
  run: Run,
  venueId: string,
  lines: readonly StockedLine[],
): Promise<{ readonly ranOut: boolean }> => {
  const pieces = piecesOf(lines);
  const taken = await takeStock(run, venueId, pieces);
  const short = taken.find(({ enough }) => !enough);
  if (short) {
    const [kind, ...id] = short.key.split(':');
    throw new Refusal('not_enough_stock', {
      remaining: short.before,
      kind,
      id: id.join(':'),
      item_id: itemShortOf(lines, short.key),
    });
  }
  return { ranOut: taken.some(({ key, before }) => before > 0 && before === pieces.get(key)) };
};

/** The item whose line needs the thing that ran short. */
const itemShortOf = (lines: readonly StockedLine[], key: Sellable): string | null =>
  lines.find(line => piecesOf([line]).has(key))?.item_id ?? null;
