import type { TableType, VenueSettings } from './settings.ts';

/**
 * The kinds of place where a guest may be; each is spoken to in words of its own. A cafe is a table without waiters, a bar one
 * where orders are given by word of mouth, a hall the counter of one kitchen among several. DESIGN section 7.
 */
export const PLACE_KINDS = ['table', 'cafe', 'bar', 'room', 'counter', 'hall', 'kiosk'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export type PlaceFacts = {
  readonly venueType: VenueSettings['type'];
  readonly tableType: TableType;
  /** The guest came, or may have come, from the hall of a food court. */
  readonly inHall: boolean;
  /** Guests order by phone here. */
  readonly takesOrders: boolean;
};

/** What kind of place a code stands at. */
export const placeKind = ({ venueType, tableType, inHall, takesOrders }: PlaceFacts): PlaceKind => {
  if (tableType === 'self_service') return 'kiosk';
  if (tableType === 'pickup') return inHall ? 'hall' : 'counter';
  if (venueType === 'hotel') return 'room';
  if (venueType === 'restaurant') return 'table';
  return takesOrders ? 'cafe' : 'bar';
};

const COLLECTED: readonly PlaceKind[] = ['counter', 'hall', 'kiosk'];
const SEATED: readonly PlaceKind[] = ['table', 'cafe'];

/** Whether guests come for what they ordered; elsewhere it is brought to them, and in courses. */
export const isCollected = (place: PlaceKind): boolean => COLLECTED.includes(place);

/** Whether a guest may have sat down at another table than the one whose code was scanned. */
export const isSeated = (place: PlaceKind): boolean => SEATED.includes(place);

const NUMBER = /^\d+[a-z]?$/i;
const ENDS_IN_NUMBER = /\d+[a-z]?$/i;

/**
 * What of the venue's name for a place a guest reads: a number, to which their language has the word ("Room 101"), or the name
 * itself. Names in words are of the venue's own language: who reads another one is told "your table" in theirs, which is null
 * here. What holds a digit stands so on the sign, too. Empty: it needs no saying.
 */
export const placeName = (name: string, place: PlaceKind, isOwnLanguage: boolean): string | null => {
  if (place === 'kiosk') return '';
  if (isCollected(place)) return null;
  const [number] = (place === 'room' ? ENDS_IN_NUMBER : NUMBER).exec(name) ?? [];
  if (number !== undefined) return number;
  if (isOwnLanguage || /\d/.test(name)) return name;
  return place === 'bar' || name === '' ? '' : null;
};
