import { Refusal } from '@tableside/contract';
import type { IngredientUses } from '@tableside/domain/stock';
import { piecesOf, type Sellable } from '../../stock/index.ts';
import type { CartLine } from './cart-line.ts';

type Counts = { readonly stock: ReadonlyMap<Sellable, number>; readonly uses: IngredientUses };

/**
 * Refuses not_enough_stock when a line and what the cart holds already need more than is left. `details.remaining` is
 * what is left, `details.in_cart` how much of it the cart holds without this change. Of an ingredient that dishes share both
 * are in portions of this dish, beside what the cart's other dishes take. ITEM-21.
 */
export const refuseShortStock = (
  { stock, uses }: Counts,
  before: readonly CartLine[],
  after: readonly CartLine[],
  changed: CartLine,
): void => {
  const held = piecesOf(before, uses);
  const needed = piecesOf(after, uses);
  const ofDish = piecesOf(
    before.filter(({ item_id }) => item_id === changed.item_id),
    uses,
  );
  for (const [key, pieces] of piecesOf([changed], uses)) {
    const left = stock.get(key);
    if (left === undefined || (needed.get(key) ?? 0) <= left) continue;
    const own = ofDish.get(key) ?? 0;
    const portions = (count: number) => Math.max(0, Math.floor((count * changed.quantity) / pieces));
    throw new Refusal('not_enough_stock', {
      remaining: portions(left - ((held.get(key) ?? 0) - own)),
      in_cart: portions(own),
      item_id: changed.item_id,
    });
  }
};
