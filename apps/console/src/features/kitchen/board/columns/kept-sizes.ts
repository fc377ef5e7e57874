import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import type { TicketSize } from './columns.ts';
import { measureTicket } from './measure-tickets.ts';

type Measured = {
  readonly order: KitchenOrder | undefined;
  readonly room: string;
  readonly size: TicketSize;
};

/**
 * How high the parts of each ticket are: measured once for as long as its order, the room it stands in and its own height
 * are the same. A ticket that goes lets all others move; measuring them all anew is what a cook's finger would wait for.
 */
export type KeptSizes = {
  readonly of: (ticket: Element, order: KitchenOrder | undefined, room: string) => TicketSize;
  readonly forget: (ticket: Element) => void;
};

export const keptSizes = (measure: (ticket: Element) => TicketSize = measureTicket): KeptSizes => {
  const kept = new WeakMap<Element, Measured>();
  return {
    of: (ticket, order, room) => {
      const before = kept.get(ticket);
      if (before && before.order === order && before.room === room) return before.size;
      const size = measure(ticket);
      kept.set(ticket, { order, room, size });
      return size;
    },
    forget: ticket => void kept.delete(ticket),
  };
};
