import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { stampOf } from '../../settings-stamps/index.ts';
import { readSettings } from '../settings-store.ts';
import { settingsView } from '../settings-view.ts';
import { routingOf } from './routing.ts';
import { readTickets } from './ticket-store.ts';
import { ticketView } from './ticket-view.ts';

/** How long a finished order can be looked up, in milliseconds. */
const DONE_STAYS_MS = 30 * 60_000;

/** Everything the kitchen's display shows, all stations together: each screen picks its own. */
export const getKitchen =
  (deps: Deps): Handler<'GET /console/{venue}/kitchen'> =>
  async ({ staff: { venueId } }) => {
    const now = deps.clock();
    const [stamp, { settings }, own, rows] = await Promise.all([
      stampOf(deps.database.run, venueId, 'kitchen'),
      deps.venues.get(venueId),
      readSettings(deps.database.run, venueId),
      readTickets(deps.database.run, venueId, new Date(now - DONE_STAYS_MS)),
    ]);
    const routing = await routingOf(deps, venueId, own?.stations ?? null);
    return {
      orders: rows.map(row => ticketView(row, routing)),
      settings: settingsView(own, routing, settings, stamp),
      now: new Date(now).toISOString(),
    };
  };
