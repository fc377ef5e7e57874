const MINUTE_MS = 60_000;

/**
 * Whole minutes that a guest is told when an order is accepted without anybody naming them: those of the rush while there
 * is one, else the venue's usual ones, and never fewer than the usual ones from when its slot begins. Instants in epoch
 * milliseconds; `slotAt` null: nobody counts. ORDER-46, CART-54.
 */
export const promisedMinutes = (
  usual: number,
  told: { readonly rush: number | null; readonly slotAt: number | null },
  now: number,
): number => {
  const until = told.slotAt === null ? 0 : Math.ceil((told.slotAt - now) / MINUTE_MS);
  return until > 0 ? Math.max(told.rush ?? usual, usual + until) : (told.rush ?? usual);
};
