import { type BoardTicket, callsGuest, openLines, unseenLines } from '../board/kitchen-board.ts';
import { linesOnPass } from '../board/pass-board.ts';
import type { KitchenChange } from '../use-kitchen-action.ts';
import { isAtCounter } from './use-ticket-name.ts';

/** What the tap on a ticket's head does, as its words name it. */
export type TicketTap = 'bump' | 'callGuest' | 'seen' | 'carried';

export type HeadTap = {
  readonly tap: TicketTap;
  readonly change: KitchenChange;
  /** What takes it back; null: a guest was called, or there is nothing to take back. */
  readonly back: KitchenChange | null;
  /** Whether nothing of the ticket is left here then. */
  readonly leaves: boolean;
};

const idsOf = (lines: readonly { readonly id: string }[]): readonly string[] => [
  ...new Set(lines.map(({ id }) => id)),
];

/** For cooks: all that is begun is made, and what was taken off has been seen. */
const cooksTap = (ticket: BoardTicket): HeadTap | null => {
  const left = openLines(ticket);
  const items = idsOf([...left, ...unseenLines(ticket)]);
  if (items.length === 0) return null;
  const calls = callsGuest(ticket.order, left);
  return {
    tap: left.length === 0 ? 'seen' : calls ? 'callGuest' : 'bump',
    change: { kind: 'ready', items, ready: true },
    leaves: ticket.parts.every(({ held }) => !held),
    back: left.length === 0 || calls ? null : { kind: 'ready', items: idsOf(left), ready: false },
  };
};

/** At the pass: what stands there has gone out. Guests of a counter fetch theirs themselves. */
const passTap = (ticket: BoardTicket): HeadTap | null => {
  const items = idsOf(linesOnPass(ticket));
  if (items.length === 0 || isAtCounter(ticket.order)) return null;
  return {
    tap: 'carried',
    change: { kind: 'bring', items, brought: true },
    back: { kind: 'bring', items, brought: false },
    // What is not made yet stays.
    leaves: false,
  };
};

/** What a tap on a ticket's head does; null: nothing can be done to it yet. */
export const headTap = (ticket: BoardTicket, atPass: boolean): HeadTap | null =>
  atPass ? passTap(ticket) : cooksTap(ticket);
