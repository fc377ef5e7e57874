import type { BoardOrder } from '@tableside/contract/http/console/board';
import { laneOf } from './lanes.ts';

/** How long an order that nobody had to accept stands out after it came. Milliseconds. */
export const FRESH_MS = 90_000;

/**
 * Where a venue accepts orders by itself they come straight into the making, already "seen": nobody has to look at them,
 * yet the kitchen has to notice. They ring once and stand out for a while.
 */
export const isFresh = (order: BoardOrder, now: number): boolean =>
  laneOf(order) === 'progress' &&
  order.accepted_at === order.placed_at &&
  now - Date.parse(order.placed_at) < FRESH_MS;

/** Orders in the making that were not on the board before; none for the first look (`known` null). */
export const arrivals = (
  known: ReadonlySet<string> | null,
  orders: readonly BoardOrder[],
): readonly BoardOrder[] =>
  known === null
    ? []
    : orders.filter(order => laneOf(order) === 'progress' && !known.has(order.unique_order_number));
