import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import { idOf, piecesOf, type Sellable, type StockedLine } from './sellables.ts';
import { takeStock } from './store.ts';

/**
 * Takes what an order's lines need, in the order's transaction: all of it or, by the refusal, nothing. Answers whether
 * something ran out with it, so that the menu is shown anew after the commit. ITEM-21.
 * Throws `Refusal` not_enough_stock with `details.remaining`, the item concerned and what of it ran short.
 */
export const reserveStock = async (
  run: Run,
  venueId: string,
  lines: readonly StockedLine[],
): Promise<{ readonly ranOut: boolean }> => {
  if (lines.length === 0) return { ranOut: false };
  const pieces = piecesOf(lines);
  const taken = await takeStock(run, venueId, pieces);
  const short = taken.find(({ enough }) => !enough);
  if (short) {
    throw new Refusal('not_enough_stock', {
      remaining: short.before,
      short_of: idOf(short.key),
      item_id: itemShortOf(lines, short.key),
    });
  }
  return { ranOut: taken.some(({ key, before }) => before > 0 && before === pieces.get(key)) };
};

/** The item whose line needs the thing that ran short. */
const itemShortOf = (lines: readonly StockedLine[], key: Sellable): string | null =>
  lines.find(line => piecesOf([line]).has(key))?.item_id ?? null;
