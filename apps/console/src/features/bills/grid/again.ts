import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { Menu } from '@tableside/contract/http/menu';
import { choiceOf } from '../add/menu-changes.ts';
import { atSeat, type DraftLine, dishLine, inCourse } from '../pad/draft.ts';

const ENDED_BADLY = new Set<BoardOrder['status']>(['rejected', 'failed']);

const linesOf = (order: BoardOrder, menu: Menu, decimals: number): readonly DraftLine[] => {
  const dishes = new Map(menu.categories.flatMap(({ items }) => items).map(dish => [dish.id, dish]));
  return order.items.flatMap(
    ({ item_id, variation_id, option_ids, quantity, taken_off, note, seat, course_id }) => {
      const dish = dishes.get(item_id);
      const wanted = quantity - taken_off;
      if (!dish?.in_stock || wanted <= 0) return [];
      const wire = { menu_item_id: item_id, variation_id, option_ids, quantity: wanted, note };
      const choice = choiceOf(dish, wire);
      if (!choice) return [];
      const line = dishLine(dish, choice, { quantity: wanted, note, decimals });
      return [inCourse(atSeat(line, seat), course_id)];
    },
  );
};

/** The latest round of a party as lines for its pad: what of it can still be had, as it was chosen. Empty: there was none. */
export const lastRound = (
  orders: readonly BoardOrder[],
  menu: Menu | undefined,
  decimals: number,
): readonly DraftLine[] => {
  if (!menu) return [];
  const latest = orders
    .filter(({ status }) => !ENDED_BADLY.has(status))
    .sort((a, b) => Date.parse(b.placed_at) - Date.parse(a.placed_at));
  for (const order of latest) {
    const lines = linesOf(order, menu, decimals);
    if (lines.length > 0) return lines;
  }
  return [];
};
