import { Refusal } from '@tableside/contract';
import { piecesOf, type Sellable } from '../../stock/index.ts';
import type { CartLine } from './cart-line.ts';

/**
 * Refuses not_enough_stock when a line and what the cart holds already need more than is left. `details.remaining` is
 * what is left, `details.in_cart` how much of it the cart holds without this change. ITEM-21.
 */
export const refuseShortStock = (
  stock: ReadonlyMap<Sellable, number>,
  before: readonly CartLine[],
  after: readonly CartLine[],
  changed: CartLine,
): void => {
  const held = piecesOf(before);
  const needed = piecesOf(after);
  for (const key of piecesOf([changed]).keys()) {
    const remaining = stock.get(key);
    if (remaining !== undefined && (needed.get(key) ?? 0) > remaining) {
      throw new Refusal('not_enough_stock', {
        remaining,
        in_cart: held.get(key) ?? 0,
        item_id: changed.item_id,
      });
    }
  }
};
