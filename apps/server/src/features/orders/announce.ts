import type { OrderEventName } from '@tableside/contract/realtime';
import type { Run } from '../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { boardOrder, type OrderFacts, orderView, partyOrderView } from './read/order-view.ts';

/** What to tell about an order: its guest always, those who ordered with them, staff only of orders that reached the venue. ADR 0005. */
export type Announcement = {
  readonly facts: OrderFacts;
  readonly event: OrderEventName;
  /** What staff are told; null: nothing. */
  readonly staffEvent: OrderEventName | null;
  /** Who of the staff did it. */
  readonly by?: string | null;
};

/** The events that tell of an order, for a statement that writes them with something else. */
export const entriesOf = ({ facts, event, staffEvent, by = null }: Announcement): OutboxEntry[] => [
  {
    audience: `session:${facts.order.session_id}`,
    event,
    data: { order: orderView(facts, null) },
  },
  ...(facts.companions ?? []).map(
    (session): OutboxEntry => ({
      audience: `session:${session}`,
      event,
      data: { order: partyOrderView(facts, session) },
    }),
  ),
  ...(staffEvent === null
    ? []
    : [
        {
          audience: `staff:${facts.order.venue_id}`,
          event: 'board-order',
          data: { order: boardOrder(facts), event: staffEvent, by },
        } as const,
      ]),
];

/** Writes the events of orders into the outbox of the caller's transaction, in one statement. RT-02…10. */
export const announceOrders = (run: Run, announcements: readonly Announcement[]): Promise<void> =>
  appendToOutbox(run, announcements.flatMap(entriesOf));
