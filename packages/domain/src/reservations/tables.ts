/** A table that can be reserved; in the order in which staff fill them. */
export type SeatedTable = { readonly id: string; readonly seats: number; readonly area: string };

/** From when until when, in epoch milliseconds; the end is somebody else's beginning. */
export type Span = { readonly from: number; readonly to: number };

/** Who has which tables when. */
export type Taken = Span & { readonly tables: readonly string[] };

export const spansOverlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

const seatsOf = (tables: readonly SeatedTable[]): number => tables.reduce((sum, { seats }) => sum + seats, 0);

/** Tables of one area put together: as few as reach, the last of them no larger than it must be. */
const joined = (party: number, free: readonly SeatedTable[]): readonly SeatedTable[] | null => {
  const largest = [...free].sort((a, b) => b.seats - a.seats);
  const chosen: SeatedTable[] = [];
  for (const table of largest) {
    if (seatsOf(chosen) >= party) break;
    chosen.push(table);
  }
  if (seatsOf(chosen) < party) return null;
  const left = party - seatsOf(chosen.slice(0, -1));
  const last = largest.filter(each => !chosen.slice(0, -1).includes(each) && each.seats >= left).at(-1);
  return last ? [...chosen.slice(0, -1), last] : chosen;
};

/**
 * Which free tables a party gets: the smallest that it fits at, else tables of one area put together, as few as reach and
 * of those the fewest seats; null where there is no room.
 */
export const tablesFor = (
  party: number,
  span: Span,
  tables: readonly SeatedTable[],
  taken: readonly Taken[],
): readonly string[] | null => {
  const gone = new Set(taken.filter(each => spansOverlap(each, span)).flatMap(each => each.tables));
  const free = tables.filter(({ id, seats }) => seats > 0 && !gone.has(id));
  const [single] = free.filter(({ seats }) => seats >= party).sort((a, b) => a.seats - b.seats);
  if (single) return [single.id];
  const [best] = [...Map.groupBy(free, ({ area }) => area).values()]
    .map(area => joined(party, area))
    .filter(found => found !== null)
    .sort((a, b) => a.length - b.length || seatsOf(a) - seatsOf(b));
  return best ? best.map(({ id }) => id) : null;
};
