import type { BoardOrder } from '@tableside/contract/http/console/board';
import { portionsLeft } from '@tableside/domain/orders';

type Item = BoardOrder['items'][number];

/** Staff have not taken all of it off. */
export const isWanted = ({ quantity, taken_off }: Item): boolean =>
  portionsLeft({ quantity, takenOff: taken_off }) > 0;

/** What of an order is to be brought once it is made: not what waits for its course. */
export const itemsToBring = ({ items }: BoardOrder): readonly Item[] =>
  items.filter(item => isWanted(item) && !item.is_delivered && !item.held);

/**
 * Since when guests wait for what is being made: staff accepted it, or fired its course. Of an order that is not accepted there
 * is no such instant.
 */
export const waitsSince = (order: BoardOrder): string | null => {
  const { accepted_at: accepted, courses = [] } = order;
  if (accepted === null) return null;
  const begun = itemsToBring(order).map(({ course_id }) => {
    const fired = courses.find(({ id, held }) => id === course_id && !held)?.at ?? accepted;
    return fired > accepted ? fired : accepted;
  });
  return begun.sort()[0] ?? accepted;
};
