import { type CourseId, type Held, heldCourses, inServingOrder } from './courses.ts';

/** A line as the kitchen sees it. */
export type KitchenLine = {
  readonly id: string;
  readonly station: string;
  readonly course: CourseId;
  /** Epoch milliseconds when a cook said that it is made, or when it was brought; null while it is to be made. */
  readonly doneAt: number | null;
  /** Portions that are still wanted. */
  readonly left: number;
  /** Portions that were taken off, and nobody here has seen it. */
  readonly unseen: number;
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
  /** `waits`: everything that is left is held; `void`: nothing is left, and nobody here has seen what was taken off. */
  readonly state: 'cooking' | 'waits' | 'void' | 'done';
  /** In serving order. */
  readonly parts: readonly Part<Line>[];
  /** Its age counts from here: the kitchen got it, or the oldest unfinished course was fired. Epoch milliseconds. */
  readonly since: number;
  /** When the last line was done; null while some are not. Epoch milliseconds. */
  readonly doneAt: number | null;
};

const isOpen = ({ doneAt, left }: KitchenLine): boolean => doneAt === null && left > 0;

/**
 * The ticket of an order at a station, or with `station` null of all stations together, as the pass sees it; null when
 * the station makes nothing of it. What was taken off stays on the ticket until somebody has seen it. `courses` are the venue's, in serving order.
 */
export const ticketOf = <Line extends KitchenLine>(
  order: KitchenOrder<Line>,
  station: string | null,
  courses: readonly string[],
  held: Held,
): Ticket<Line> | null => {
  const lines = order.lines.filter(
    line => (station === null || line.station === station) && (line.left > 0 || line.unseen > 0),
  );
  if (lines.length === 0) return null;
  // The rule looks at the whole order: a station that makes only mains waits for starters made elsewhere, and for none
  // that were taken off.
  const inOrder = (of: readonly Line[]): readonly CourseId[] =>
    inServingOrder(
      of.map(({ course }) => course),
      courses,
    );
  const waiting = heldCourses(inOrder(order.lines.filter(({ left }) => left > 0)), held);
  const parts = inOrder(lines)
    .map(course => ({
      course,
      held: waiting.has(course),
      lines: lines.filter(line => line.course === course),
    }))
    .filter(part => part.lines.length > 0);
  const cooking = parts.filter(part => !part.held && part.lines.some(isOpen));
  const isMade = lines.every(line => !isOpen(line));
  const isDone = isMade && lines.every(({ unseen }) => unseen === 0);
  const begun = cooking.map(({ course }) => order.firedAt.get(course) ?? order.acceptedAt);
  return {
    state: isDone ? 'done' : isMade ? 'void' : cooking.length > 0 ? 'cooking' : 'waits',
    parts,
    since: begun.length > 0 ? Math.min(...begun) : order.acceptedAt,
    doneAt: isDone ? Math.max(...lines.map(({ doneAt }) => doneAt ?? 0)) : null,
  };
};
