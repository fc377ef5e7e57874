import type { Figures } from '@tableside/domain/reports';
import type { ItemRow } from './item-store.ts';

export type ItemPart = Omit<ItemRow, 'name'> & { readonly name: string | null; readonly net: number };

const netOf = ({ sold, taken_off, discounts, refunded }: Omit<ItemRow, 'name' | 'quantity'>): number =>
  sold - taken_off - discounts - refunded;

/**
 * Dishes, and last what is for none in particular (money back without a dish, corrections): together they are the sales
 * and discounts of the period's journal to the cent. Minor units.
 */
export const itemParts = (rows: readonly ItemRow[], all: Figures): ItemPart[] => {
  const sum = (part: 'sold' | 'taken_off' | 'discounts' | 'refunded'): number =>
    rows.reduce((total, row) => total + row[part], 0);
  const rest = {
    sold: all.sold - sum('sold'),
    taken_off: all.takenOff - sum('taken_off'),
    discounts: all.discounts + all.loyaltyDiscounts - sum('discounts'),
    refunded: all.salesRefunded - all.salesCorrected - sum('refunded'),
  };
  const parts = rows.map(row => ({ ...row, net: netOf(row) }));
  const isWhole = Object.values(rest).every(amount => amount === 0);
  return isWhole ? parts : [...parts, { name: null, quantity: 0, ...rest, net: netOf(rest) }];
};
