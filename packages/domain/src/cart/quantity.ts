/** Pieces of one cart line. Spec 1§5; ITEM-14, CART-09. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 50;

/** One piece more, never beyond {@link MAX_QUANTITY}. CART-09. */
export const increasedQuantity = (quantity: number): number => Math.min(quantity + 1, MAX_QUANTITY);

/** One piece fewer; 0 means that the line goes. CART-10. */
export const decreasedQuantity = (quantity: number): number => Math.max(quantity - 1, 0);

/** Whether a number can be the quantity of a line: whole, 1 to 50. ITEM-14. */
export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;

/**
 * Pieces of a line that two phones change at once: it holds `current`, this phone saw `from` and wants `to`. Both changes
 * count, so that neither guest's is lost; 0: the line goes. ADR 0022.
 */
export const quantityAfter = (current: number, from: number, to: number): number =>
  Math.min(Math.max(current + to - from, to === 0 ? 0 : MIN_QUANTITY), MAX_QUANTITY);
