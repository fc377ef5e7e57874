import { randomUUID } from 'node:crypto';
import type { LeftBehind } from '@tableside/contract/http/wrong-table';
import { textIn } from '@tableside/domain/menu';
import { joinLine, reasonOf } from '../again/index.ts';
import { type CartLine, type CartSnapshot, type GuestPlace, menuNow, resolveLine } from '../cart/index.ts';

/** What of a cart comes along to another table, and what does not. */
export type Along = {
  readonly lines: readonly CartLine[];
  readonly added: number;
  readonly leftBehind: readonly LeftBehind[];
};

/**
 * Puts lines of one table's cart into the cart of another table of the same venue, as far as they can be had there now.
 * `owner`: whose they are there.
 */
export const moveCart = (
  taken: readonly CartLine[],
  cart: CartSnapshot,
  place: GuestPlace,
  owner: Pick<CartLine, 'guest_index'>,
): Along => {
  const now = menuNow(place, cart);
  const { language, mainLanguage } = place.reader;
  const leftBehind: LeftBehind[] = [];
  let { lines } = cart;
  let added = 0;
  for (const { guest_index: _, ...line } of taken) {
    const moved: CartLine = { ...line, id: randomUUID(), ...owner };
    const resolved = resolveLine(moved, now);
    const gone = reasonOf(resolved);
    const joined = gone
      ? { lines, added: 0, short: gone }
      : joinLine(lines, moved, { stock: cart.stock, uses: place.uses });
    lines = joined.lines;
    added += joined.added;
    if (joined.short) {
      const name = resolved.item ? textIn(resolved.item.name, language, mainLanguage) : (line.name ?? '');
      leftBehind.push({ name, quantity: line.quantity - joined.added, reason: joined.short });
    }
  }
  return { lines, added, leftBehind };
};

/** At another venue nothing of the cart is to be had. */
export const leaveAll = (taken: readonly CartLine[]): readonly LeftBehind[] =>
  taken.map(({ name = '', quantity }) => ({ name, quantity, reason: 'other_venue' }));
