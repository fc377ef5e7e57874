import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { changeStatus } from './change-status.ts';
import { lockVenueStatus } from './store.ts';
import { venueStatus } from './venue-status.ts';

/**
 * Staff open, rush (the venue's usual minutes when they name none) or pause ordering; every guest's phone knows at once,
 * and setting what is set already tells nobody. From then on nothing changes by itself until staff hand it back.
 * RT-12…15, ORDER-54, ORDER-58.
 */
export const setStatus =
  (deps: Deps): Handler<'POST /console/{venue}/status'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const { settings } = await deps.venues.get(venueId);
    const rush = body.order_status === 'rush_mode';
    const minutes = rush ? (body.rush_mode_wait_minutes ?? settings.defaultWaitMinutes) : null;
    const venue = await deps.database.transaction(async run => {
      const before = await lockVenueStatus(run, venueId);
      if (!before) throw new Refusal('not_found');
      const wanted = { order_status: body.order_status, rush_mode_wait_minutes: minutes };
      const by = settings.automaticRush?.enabled || before.order_status !== wanted.order_status;
      const changed = await changeStatus(
        run,
        venueId,
        before,
        { ...wanted, status_by: by ? 'staff' : before.status_by },
        { at: new Date(deps.clock()), by: staff.name },
      );
      if (!changed) return venueStatus(before);
      await audit(run, staff, { action: 'venue-status', subject: `venue:${venueId}`, data: wanted });
      return changed;
    });
    return { venue };
  };
