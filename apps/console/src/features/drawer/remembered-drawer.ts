const keyOf = (venueId: string): string => `tableside.console.drawer.${venueId}`;

/** The drawer beside which this device stands; null: none, such as a waiter's phone. */
export const rememberedDrawer = (venueId: string): string | null => localStorage.getItem(keyOf(venueId));

export const rememberDrawer = (venueId: string, printer: string | null): void => {
  if (printer === null) localStorage.removeItem(keyOf(venueId));
  else localStorage.setItem(keyOf(venueId), printer);
};
