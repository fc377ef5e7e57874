import type { CartLine } from '../../data/cart/index.ts';

/** Pieces of each dish in the cart, by item id. */
export const piecesByItem = (lines: readonly CartLine[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.item_id, (counts.get(line.item_id) ?? 0) + line.quantity);
  return counts;
};
