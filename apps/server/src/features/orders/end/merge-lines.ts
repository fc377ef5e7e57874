import { type CartLine, isEqual, together } from '../../cart/index.ts';

/** What comes back first, then what was added meanwhile; equal lines grow together as far as one line can hold. ITEM-16. */
export const mergeLines = (returned: readonly CartLine[], current: readonly CartLine[]): CartLine[] => {
  const merged: CartLine[] = [];
  for (const line of [...returned, ...current]) {
    const grown = merged.map(other => (isEqual(other, line) ? together(other, line) : null));
    const at = grown.findIndex(each => each !== null);
    merged[at < 0 ? merged.length : at] = grown[at] ?? line;
  }
  return merged;
};
