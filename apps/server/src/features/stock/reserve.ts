import { Refusal } from '@tableside/contract';
import { type IngredientUses, mostPerPortion } from '@tableside/domain/stock';
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
  uses: IngredientUses,
): Promise<{ readonly ranOut: boolean }> => {
  if (lines.length === 0) return { ranOut: false };
  const pieces = piecesOf(lines, uses);
  const taken = await takeStock(run, venueId, pieces);
  const short = taken.find(({ enough }) => !enough);
  if (short) {
    throw new Refusal('not_enough_stock', {
      ...shortAt(lines, uses, short.key, short.before),
      short_of: idOf(short.key),
    });
  }
  return {
    ranOut: taken.some(({ key, before }) => runsOut(uses, key, before, before - (pieces.get(key) ?? 0))),
  };
};

/** Whether something may be sold out with what was taken, that was not before. */
const runsOut = (uses: IngredientUses, key: Sellable, before: number, after: number): boolean =>
  key.startsWith('ingredient:') ? after < mostPerPortion(uses, idOf(key)) : before > 0 && after === 0;

/** The item of the line at which what was left did not suffice any more, and how many portions of it there still were. */
const shortAt = (lines: readonly StockedLine[], uses: IngredientUses, key: Sellable, left: number) => {
  let rest = left;
  for (const line of lines) {
    const needs = piecesOf([line], uses).get(key) ?? 0;
    if (needs > rest) return { item_id: line.item_id, remaining: Math.floor((rest * line.quantity) / needs) };
    rest -= needs;
  }
  return { item_id: null, remaining: left };
};
