import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { tellFloor } from '../floor/index.ts';
import { givePins } from '../scan/index.ts';
import { savePage } from './save-page.ts';

/** Says how orders are taken; it counts from the next order on. Refuses settings_changed. */
export const saveService =
  (deps: Deps): Handler<'POST /console/{venue}/settings/service'> =>
  ({ staff, body: { revision, ...chosen } }) =>
    savePage(deps, staff, { page: 'service', revision }, ({ settings }) => ({
      settings: {
        acceptance: chosen.acceptance,
        defaultWaitMinutes: chosen.default_wait_minutes,
        batchWaitSeconds: chosen.batch_wait_seconds,
        presence: chosen.presence,
        maxOpenOrdersPerSession: chosen.max_open_orders_per_session,
        maxOpenOrdersPerTable: chosen.max_open_orders_per_table,
        drinkingAge: chosen.drinking_age,
      },
      along: async run => {
        if (chosen.presence === settings.presence) return;
        if (chosen.presence === 'pin') await givePins(run, staff.venueId);
        // Screens that show the tables show their PINs from now on, or no longer.
        await tellFloor(run, staff.venueId);
      },
    }));
