const keyOf = (venueId: string): string => `tableside.console.paper-printer.${venueId}`;

/** Where this device printed last; null: nowhere yet, or not on a printer of the venue. */
export const rememberedPrinter = (venueId: string): string | null => localStorage.getItem(keyOf(venueId));

export const rememberPrinter = (venueId: string, printer: string | null): void => {
  if (printer === null) localStorage.removeItem(keyOf(venueId));
  else localStorage.setItem(keyOf(venueId), printer);
};
