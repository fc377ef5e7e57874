const REMEMBERED = 'tableside.console.kitchen-station';
const keyOf = (venueId: string): string => `${REMEMBERED}.${venueId}`;

/** What a screen shows that sends the plates out, in place of a station; no station has such an id. */
export const PASS = '~pass';

/** Which station this device stands at, or the pass; null: all of them. */
export const rememberedStation = (venueId: string): string | null => localStorage.getItem(keyOf(venueId));

export const rememberStation = (venueId: string, station: string | null): void => {
  if (station === null) localStorage.removeItem(keyOf(venueId));
  else localStorage.setItem(keyOf(venueId), station);
};
