import { type CourseId, type Held, heldCourses, inServingOrder } from './courses.ts';

/** A line as the kitchen sees it. */
export type KitchenLine = {
  readonly id: string;
  readonly station: string;
  readonly course: CourseId;
  /** Epoch milliseconds when a cook said that it is made, or when it was brought; null while it is to be made. */
  readonly doneAt: number | null;
};

export type KitchenOrder<Line extends KitchenLine> = {
  readonly lines: readonly Line[];
  /** When the kitchen got it; epoch milliseconds. */
  readonly acceptedAt: number;
  /** When staff fired courses that were held; epoch milliseconds. */
  readonly firedAt: ReadonlyMap<CourseId, number>;
};

export type Part<Line> = {
  readonly course: CourseId;
  readonly held: boolean;
  readonly lines: readonly Line[];
};

/** What one station makes of one order. */
export type Ticket<Line> = {
  /** `waits`: everything that is left is held. */
  readonly state: 'cooking' | 'waits' | 'done';
  /** In serving order. */
  readonly parts: readonly Part<Line>[];
  /** Its age counts from here: the kitchen got it, or the oldest unfinished course was fired. Epoch milliseconds. */
  readonly since: number;
  /** When the last line was done; null while some are not. Epoch milliseconds. */
  readonly doneAt: number | null;
};

const isOpen = ({ doneAt }: KitchenLine): boolean => doneAt === null;

/**
 * The ticket of an order at a station, or with `station` null of all stations together, as the pass sees it; null when
 * the station makes nothing of it. `courses` are the venue's, in serving order.
 */
export const ticketOf = <Line extends KitchenLine>(
  order: KitchenOrder<Line>,
  station: string | null,
  courses: readonly string[],
  held: Held,
): Ticket<Line> | null => {
  const lines = order.lines.filter(line => station === null || line.station === station);
  if (lines.length === 0) return null;
  // The rule looks at the whole order: a station that makes only mains waits for starters made elsewhere.
  const serving = inServingOrder(
    order.lines.map(({ course }) => course),
    courses,
  );
  const waiting = heldCourses(serving, held);
  const parts = serving
    .map(course => ({
      course,
      held: waiting.has(course),
      lines: lines.filter(line => line.course === course),
    }))
    .filter(part => part.lines.length > 0);
  const cooking = parts.filter(part => !part.held && part.lines.some(isOpen));
  const isDone = lines.every(line => !isOpen(line));
  const begun = cooking.map(({ course }) => order.firedAt.get(course) ?? order.acceptedAt);
  return {
    state: isDone ? 'done' : cooking.length > 0 ? 'cooking' : 'waits',
    parts,
    since: begun.length > 0 ? Math.min(...begun) : order.acceptedAt,
    doneAt: isDone ? Math.max(...lines.map(({ doneAt }) => doneAt ?? 0)) : null,
  };
};
