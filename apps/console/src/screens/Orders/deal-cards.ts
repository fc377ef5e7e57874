import type { BoardOrder } from '@tableside/contract/http/console/board';
import { isWanted, laneOf } from '../../features/board/index.ts';

export type Card = { readonly key: string; readonly lines: number };

/** So many lines longer than the shortest column another may be, before a card that stood there goes elsewhere. */
const MAY_LEAN = 12;
/** Of a card: its head, its act, and letters that fit into a line beside the number of pieces. */
const HEAD = 2;
const ACT = 2.5;
const LETTERS = 24;

const linesOfText = (text: string): number => (text === '' ? 0 : Math.ceil(text.length / LETTERS));

/** About how many lines of text an order is high on a board with columns: what is new is told dish by dish. */
export const cardOf = (order: BoardOrder): Card => {
  const lane = laneOf(order);
  const notes = linesOfText(order.comment) + linesOfText(order.allergy) + (order.asks_presence ? 1.5 : 0);
  const dishes =
    lane === 'new'
      ? order.items
          .filter(isWanted)
          .reduce(
            (all, { name, modifiers, note }) =>
              all + linesOfText(name) + modifiers.length + linesOfText(note),
            0,
          )
      : 2;
  return { key: order.unique_order_number, lines: HEAD + notes + dishes + (lane === 'done' ? 0 : ACT) };
};

/** The same of all orders of a lane. */
export const linesOf = (orders: readonly BoardOrder[]): number =>
  orders.reduce((all, order) => all + cardOf(order).lines, 0);

/**
 * Which column each card stands in: the oldest are the first of all columns, each further one goes below the shortest. One that
 * stood in a column before stays there while that is not much longer than the others: when a card is gone, what is below it
 * moves up, and nothing else moves under a finger.
 */
export const dealCards = (
  cards: readonly Card[],
  columns: number,
  before: ReadonlyMap<string, number>,
): readonly number[] => {
  const heights = Array.from({ length: columns }, () => 0);
  const heightOf = (column: number): number => heights[column] ?? Number.POSITIVE_INFINITY;
  return cards.map(({ key, lines }) => {
    const shortest = heights.indexOf(Math.min(...heights));
    const known = before.get(key) ?? shortest;
    const column = heightOf(known) - heightOf(shortest) <= MAY_LEAN ? known : shortest;
    heights[column] = heightOf(column) + lines;
    return column;
  });
};
