import { lineKey } from '@tableside/domain/cart';
import type { CartLineWithName } from './return-to-cart-store.ts';

/** Most pieces of one cart line. CART-11. */
const MAX_QUANTITY = 50;

const keyOf = (line: CartLineWithName): string =>
  `${lineKey(line.item_id, line.variation_id, line.option_ids, line.note)}|${line.course_id ?? ''}`;

/** What comes back first, then what was added meanwhile; equal lines grow together as far as one line can hold. ITEM-16. */
export const mergeLines = (
  returned: readonly CartLineWithName[],
  current: readonly CartLineWithName[],
): CartLineWithName[] => {
  const merged: CartLineWithName[] = [];
  for (const line of [...returned, ...current]) {
    const at = merged.findIndex(
      other => keyOf(other) === keyOf(line) && other.quantity + line.quantity <= MAX_QUANTITY,
    );
    const same = merged[at];
    if (same) merged[at] = { ...same, quantity: same.quantity + line.quantity };
    else merged.push(line);
  }
  return merged;
};
