import { MAX_QUANTITY } from '@tableside/domain/cart';
import type { IngredientUses } from '@tableside/domain/stock';
import { type CartLine, keyOf, MAX_LINES } from '../cart/index.ts';
import { piecesOf, type Sellable } from '../stock/index.ts';

/** What limits a cart beside the menu: counts of what is left. */
type Limits = { readonly stock: ReadonlyMap<Sellable, number>; readonly uses: IngredientUses };

/** How many pieces of a line are still to be had beside what the cart holds already. */
const stillLeft = (lines: readonly CartLine[], wanted: CartLine, { stock, uses }: Limits): number => {
  const held = piecesOf(lines, uses);
  const left = [...piecesOf([{ ...wanted, quantity: 1 }], uses)].map(([what, each]) =>
    Math.floor(((stock.get(what) ?? Number.POSITIVE_INFINITY) - (held.get(what) ?? 0)) / each),
  );
  return Math.max(0, Math.min(...left));
};

export type Joined = {
  readonly lines: readonly CartLine[];
  /** Pieces that went in, and why not all of them. */
  readonly added: number;
  readonly short: 'sold_out' | 'cart_full' | null;
};

/** Puts as much of a line into the cart as fits: equal lines grow together, to 50 pieces and 100 lines. ITEM-14, ITEM-21. */
export const joinLine = (lines: readonly CartLine[], wanted: CartLine, limits: Limits): Joined => {
  const equal = lines.find(line => keyOf(line) === keyOf(wanted));
  const room = equal || lines.length < MAX_LINES ? MAX_QUANTITY - (equal?.quantity ?? 0) : 0;
  const left = stillLeft(lines, wanted, limits);
  const added = Math.min(wanted.quantity, room, left);
  const short = added === wanted.quantity ? null : left < room ? 'sold_out' : 'cart_full';
  if (added === 0) return { lines, added, short };
  const grown = { ...(equal ?? wanted), quantity: (equal?.quantity ?? 0) + added };
  return {
    lines: equal ? lines.map(line => (line === equal ? grown : line)) : [...lines, grown],
    added,
    short,
  };
};
