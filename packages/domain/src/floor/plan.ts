/** The plan of an area is a grid of cells; a table covers whole cells. */
export const GRID = { columns: 24, rows: 48 } as const;
/** Fewer cells than this and nobody reads the table or hits it with a thumb. */
export const SMALLEST = { width: 3, height: 3 } as const;
export const LARGEST = { width: 16, height: 12 } as const;
export const MAX_SEATS = 99;

export const SHAPES = ['square', 'round'] as const;
export type Shape = (typeof SHAPES)[number];

/** Where a table stands on its area's plan, in cells from the top left. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shape: Shape;
  readonly seats: number;
};

/** Seats of a table of which nobody said. */
export const USUAL_SEATS = 4;
/** How a table stands that nobody has arranged: four in a row, with a lane between them. */
const UNARRANGED = { width: 5, height: 5, shape: 'square', seats: USUAL_SEATS } as const;

const whole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Whether a place is on the plan: whole cells, a size people can read, nothing beyond the edge. */
export const isOnPlan = ({ x, y, width, height, seats }: Place): boolean =>
  whole(width, SMALLEST.width, LARGEST.width) &&
  whole(height, SMALLEST.height, LARGEST.height) &&
  whole(x, 0, GRID.columns - width) &&
  whole(y, 0, GRID.rows - height) &&
  whole(seats, 0, MAX_SEATS);

/** Whether two places cover a cell in common. */
export const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(value), least), most);

/** The nearest place on the plan; `change` in cells, parts of cells are rounded. */
export const changedPlace = (place: Place, change: Partial<Place>): Place => {
  const wanted = { ...place, ...change };
  const width = clamp(wanted.width, SMALLEST.width, LARGEST.width);
  const height = clamp(wanted.height, SMALLEST.height, LARGEST.height);
  return {
    shape: wanted.shape,
    width,
    height,
    x: clamp(wanted.x, 0, GRID.columns - width),
    y: clamp(wanted.y, 0, GRID.rows - height),
    seats: clamp(wanted.seats, 0, MAX_SEATS),
  };
};

/** The first free place among `taken`, row by row; null when the plan is full. */
export const freePlace = (taken: readonly Place[]): Place | null => {
  const { width, height } = UNARRANGED;
  for (let y = 0; y + height <= GRID.rows; y += 1) {
    for (let x = 0; x + width <= GRID.columns; x += width + 1) {
      const place: Place = { ...UNARRANGED, x, y };
      if (!taken.some(other => overlap(place, other))) return place;
    }
  }
  return null;
};

/**
 * A place for each table of an area, in the order given: its own where it has one, else the next free one below what is
 * arranged. A table for which there is no room is left out; it is still in the list.
 */
export const placesOf = <Id>(
  tables: readonly { readonly id: Id; readonly place: Place | null }[],
): ReadonlyMap<Id, Place> => {
  const places = new Map<Id, Place>();
  for (const { id, place } of tables) if (place) places.set(id, place);
  const arranged = [...places.values()];
  const below = arranged.reduce((low, { y, height }) => Math.max(low, y + height + 1), 0);
  let x = 0;
  let y = below;
  for (const { id, place } of tables) {
    if (place) continue;
    if (x + UNARRANGED.width > GRID.columns) {
      x = 0;
      y += UNARRANGED.height + 1;
    }
    const next: Place = { ...UNARRANGED, x, y };
    const found = isOnPlan(next) ? next : freePlace([...places.values()]);
    if (found) places.set(id, found);
    x += UNARRANGED.width + 1;
  }
  return places;
};

/** The first two tables of an area that stand on each other; null when none do. */
export const firstOverlap = <Id>(places: ReadonlyMap<Id, Place>): readonly [Id, Id] | null => {
  const all = [...places];
  for (const [index, [id, place]] of all.entries()) {
    const other = all.slice(index + 1).find(([, each]) => overlap(place, each));
    if (other) return [id, other[0]];
  }
  return null;
};
