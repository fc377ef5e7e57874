import { lineKey, MAX_QUANTITY } from '@tableside/domain/cart';
import type { GuestSession } from '../../../http/guest.ts';
import type { CartLine } from './cart-line.ts';

/** The same for lines of one guest that ask for the same thing in the same words. ITEM-16, ADR 0022. */
export const keyOf = (line: CartLine): string =>
  `${lineKey(line.item_id, line.variation_id, line.option_ids, line.note)}|${line.guest_index ?? ''}`;

/** Whose a new line is: said only where a party fills one cart. ADR 0022. */
export const ownerOf = ({
  sharedCart,
  guestIndex,
}: Pick<GuestSession, 'sharedCart' | 'guestIndex'>): Pick<CartLine, 'guest_index'> =>
  sharedCart === null ? {} : { guest_index: guestIndex };

/** Lines that come with different courses stay apart: which of the two one would come with, the guest did not say. */
export const isEqual = (line: CartLine, other: CartLine): boolean =>
  keyOf(line) === keyOf(other) && line.course_id === other.course_id;

/** An equal line grown by another one; null when one line cannot hold both. ITEM-14. */
export const together = (line: CartLine, other: CartLine): CartLine | null => {
  const quantity = line.quantity + other.quantity;
  return quantity > MAX_QUANTITY ? null : { ...line, quantity };
};
