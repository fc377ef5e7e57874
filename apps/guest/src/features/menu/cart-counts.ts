import type { CartLine } from '../../data/cart/index.ts';

const NONE: ReadonlyMap<string, number> = new Map();

/** Pieces of each dish in the cart, by item id; an empty cart is always the same map, so that nothing renders anew. */
export const piecesByItem = (lines: readonly CartLine[]): ReadonlyMap<string, number> => {
  if (lines.length === 0) return NONE;
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.item_id, (counts.get(line.item_id) ?? 0) + line.quantity);
  return counts;
};
