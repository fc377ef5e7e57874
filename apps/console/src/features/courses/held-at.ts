import type { BoardOrder } from '@tableside/contract/http/console/board';
import { inServingOrder } from '@tableside/domain/kitchen';
import { portionsLeft } from '@tableside/domain/orders';
import { laneOf } from '../board/index.ts';

/** A course that waits in the kitchen, of one order or of several at a table. */
export type HeldCourse = {
  readonly id: string;
  readonly orders: readonly BoardOrder[];
  /** Portions that wait. */
  readonly count: number;
  /** What they are, briefly. */
  readonly dishes: string;
};

type Item = BoardOrder['items'][number];
const left = ({ quantity, taken_off }: Item): number => portionsLeft({ quantity, takenOff: taken_off });

/** The kitchen has it: before staff accept an order nothing of it is fired. */
const isUnderWay = (order: BoardOrder): boolean => laneOf(order) === 'progress';

/** Courses that wait to be fired, in serving order. */
export const heldAt = (orders: readonly BoardOrder[], ofVenue: readonly string[]): readonly HeldCourse[] => {
  const waiting = orders
    .filter(isUnderWay)
    .flatMap(order => order.items.filter(({ held }) => held).map(item => ({ order, item })));
  const present = inServingOrder(
    waiting.map(({ item }) => item.course_id),
    ofVenue,
  );
  return present.flatMap(id => {
    const its = waiting.filter(({ item }) => item.course_id === id);
    if (id === null) return [];
    return {
      id,
      orders: [...new Set(its.map(({ order }) => order))],
      count: its.reduce((all, { item }) => all + left(item), 0),
      dishes: its.map(({ item }) => `${left(item)} × ${item.name}`).join(', '),
    };
  });
};

/** A course that somebody of the staff had begun: who, and when. */
export type FiredCourse = { readonly id: string; readonly at: string; readonly by: string };

/** Courses that staff fired of what the kitchen has, each as it was said last. */
export const firedAt = (orders: readonly BoardOrder[]): readonly FiredCourse[] => {
  const latest = new Map<string, FiredCourse>();
  for (const { accepted_at, courses = [] } of orders.filter(isUnderWay)) {
    for (const { id, held, at, by } of courses) {
      // What was to be made at once from the start, nobody fired.
      if (held || at === null || by === null || accepted_at === null || at <= accepted_at) continue;
      const known = latest.get(id);
      if (!known || known.at < at) latest.set(id, { id, at, by });
    }
  }
  return [...latest.values()].sort((one, other) => (one.at < other.at ? -1 : 1));
};
