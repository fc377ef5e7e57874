import type { Deps } from '../../../deps.ts';
import { moveOrder } from '../move.ts';
import { release } from './release.ts';
import { unpaidSince } from './unpaid-store.ts';

/** How long stock and a coupon are held for an order that nobody pays, in milliseconds. ADR 0005. */
export const UNPAID_HELD_MS = 30 * 60_000;

/**
 * Fails orders that waited too long for their payment; what they held is free again, and a part that was paid goes back
 * (features/refunds finds it). Each in a transaction of its own.
 */
export const endUnpaidOrders = async (
  { database, menuPublisher }: Pick<Deps, 'database' | 'menuPublisher'>,
  now: number,
): Promise<void> => {
  const changedMenus = new Set<string>();
  for (const { venue_id, number } of await unpaidSince(database.run, new Date(now - UNPAID_HELD_MS))) {
    await database.transaction(run =>
      moveOrder(run, {
        venueId: venue_id,
        order: number,
        actor: 'system',
        now,
        decide: async order => {
          if (order.waiting_for !== 'payment') return null;
          if ((await release(run, order.id)).backOnMenu) changedMenus.add(venue_id);
          return { to: 'failed', event: 'order-failed', data: { unpaid: true } };
        },
      }),
    );
  }
  for (const venueId of changedMenus) await menuPublisher.republish(venueId);
};
