/** Pieces of one cart line. Spec 1§5; ITEM-14, CART-09. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 50;

/**
 * Pieces of a line that two phones change at once: it holds `current`, this phone saw `from` and wants `to`. Both changes
 * count, so that neither guest's is lost; 0: the line goes. ADR 0022.
 */
export const quantityAfter = (current: number, from: number, to: number): number =>
  Math.min(Math.max(current + to - from, to === 0 ? 0 : MIN_QUANTITY), MAX_QUANTITY);
