import type { KitchenOrder, KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { isFinal } from '@tableside/domain/orders';
import { type BoardTicket, boardTicket, type Line } from './kitchen-board.ts';

/** Made, wanted, and not carried yet. */
export const isOnPass = ({ ready_at, delivered_at, left }: Line): boolean =>
  left > 0 && ready_at !== null && delivered_at === null;

const linesOf = ({ parts }: BoardTicket): readonly Line[] => parts.flatMap(({ lines }) => lines);

/** What of a ticket stands on the pass. */
export const linesOnPass = (ticket: BoardTicket): readonly Line[] => linesOf(ticket).filter(isOnPass);

/** Whether everything that was begun stands on the pass: it can be carried together. */
const isComplete = (ticket: BoardTicket): boolean =>
  linesOnPass(ticket).length > 0 &&
  ticket.parts
    .filter(({ held }) => !held)
    .every(({ lines }) => lines.every(line => line.left === 0 || line.doneAt !== null || isOnPass(line)));

/**
 * The tickets as whoever sends the plates out needs them: of all stations, each until its last dish was carried, what is
 * complete first. A line is over when it was brought, not when it was made.
 */
export const passBoard = (
  orders: readonly KitchenOrder[],
  settings: KitchenSettings,
): readonly BoardTicket[] => {
  const rank = (ticket: BoardTicket): number => (isComplete(ticket) ? 0 : ticket.state === 'waits' ? 2 : 1);
  return orders
    .filter(({ status }) => !isFinal(status))
    .flatMap(order => boardTicket(order, null, settings, 'brought') ?? [])
    .filter(({ state }) => state !== 'done')
    .sort((a, b) => rank(a) - rank(b) || a.since - b.since);
};
