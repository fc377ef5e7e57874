const REMEMBERED = 'tableside.console.kitchen-station';
const keyOf = (venueId: string): string => `${REMEMBERED}.${venueId}`;

/** Which station this device stands at; null: all of them, as the pass sees them. */
export const rememberedStation = (venueId: string): string | null => localStorage.getItem(keyOf(venueId));

export const rememberStation = (venueId: string, station: string | null): void => {
  if (station === null) localStorage.removeItem(keyOf(venueId));
  else localStorage.setItem(keyOf(venueId), station);
};
