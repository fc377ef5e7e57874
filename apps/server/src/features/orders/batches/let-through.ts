import type { Deps } from '../../../deps.ts';
import type { Hand } from '../../../http/mount/handler.ts';
import { promisedFor } from '../by-staff/promised.ts';
import { moveOrder } from '../move.ts';
import { firstOrdersOf } from '../placing/visit-store.ts';

/**
 * Staff have seen the guests of a party: what its other phones ordered meanwhile asks nobody again, and goes to the
 * kitchen where the venue accepts by itself. Each in a transaction of its own: one that is left behind by a server that
 * died waits on the board like any other.
 */
export const releaseHeldOrders = async (
  { database, clock, venues }: Pick<Deps, 'database' | 'clock' | 'venues'>,
  staff: Hand,
  visitId: string,
): Promise<void> => {
  const { settings } = await venues.get(staff.venueId);
  const now = clock();
  if (settings.presence !== 'confirm') return;
  for (const order of await firstOrdersOf(database.run, visitId)) {
    await database.transaction(run =>
      moveOrder(run, {
        venueId: staff.venueId,
        order,
        actor: 'staff',
        actorName: staff.name,
        now,
        decide: order => {
          if (order.status !== 'waiting_confirmation') return null;
          return settings.acceptance === 'auto'
            ? { to: 'active', waitMinutes: promisedFor(order, settings, now), event: 'order-accepted' }
            : { event: 'order-updated', data: { guests_seen: true } };
        },
      }),
    );
  }
};
