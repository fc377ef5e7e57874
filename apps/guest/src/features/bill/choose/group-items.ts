import type { BillItem } from '../view/bill-sums.ts';

/** Equal pieces as one row: `3 × Beer`. */
export type ItemGroup = { readonly key: string; readonly items: readonly [BillItem, ...BillItem[]] };

const samenessOf = (item: BillItem): string =>
  JSON.stringify([
    item.kind,
    item.name,
    item.price,
    item.strikethrough_price,
    item.modifiers,
    item.is_paid,
    item.paid_by,
    item.guest_index,
    // Parts of a shared dish stand on their own: each says which it is.
    item.part && item.id,
  ]);

/**
 * Puts equal pieces together, where the first of them stood. Who holds them changes all the time and sets none apart, so
 * that rows stay where they are. PAYGO-03.
 */
export const groupItems = (items: readonly BillItem[]): ItemGroup[] => {
  const groups = new Map<string, [BillItem, ...BillItem[]]>();
  for (const item of items) {
    const key = samenessOf(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].map(items => ({ key: items[0].id, items }));
};

/** Phones that hold pieces of a row, each once, in the order of their numbers. */
export const holdersOf = (items: readonly BillItem[]): number[] =>
  [...new Set(items.map(({ is_paid, held_by }) => (is_paid ? null : held_by)))]
    .filter(holder => holder !== null)
    .toSorted((a, b) => a - b);
