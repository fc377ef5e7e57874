/** A line of an order as far as it matters once something of it was taken off. */
export type LineLeft = {
  readonly quantity: number;
  /** Portions that staff took off. */
  readonly takenOff: number;
  readonly isMade: boolean;
  readonly isDelivered: boolean;
};

/** Portions that are still wanted. */
export const portionsLeft = ({ quantity, takenOff }: Pick<LineLeft, 'quantity' | 'takenOff'>): number =>
  Math.max(0, quantity - takenOff);

/**
 * What becomes of an order of which something was taken off. `undone`: nothing is left of it and nothing was brought;
 * `closed`: nothing is left, and something was; `called`: at a counter, all that is left is made, so its guest is called.
 */
export const afterTakingOff = (
  lines: readonly LineLeft[],
  place: { readonly isCounter: boolean },
): 'undone' | 'closed' | 'called' | 'goes_on' => {
  const left = lines.filter(line => portionsLeft(line) > 0);
  if (left.length === 0) return lines.some(({ isDelivered }) => isDelivered) ? 'closed' : 'undone';
  return place.isCounter && left.every(({ isMade, isDelivered }) => isMade || isDelivered)
    ? 'called'
    : 'goes_on';
};
