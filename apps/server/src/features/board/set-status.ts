import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { audit } from '../staff/index.ts';
import { lockVenueStatus, writeVenueStatus } from './store.ts';
import { statusEvent, venueStatus } from './venue-status.ts';

/**
 * Staff open, rush (the venue's usual minutes when they name none) or pause ordering; every guest's phone knows at once,
 * and setting what is set already tells nobody. RT-12…15, ORDER-54, ORDER-58.
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
      const already = venueStatus({ ...before, ...wanted });
      if (before.order_status !== null && isDeepStrictEqual(already, venueStatus(before))) return already;
      const after = await writeVenueStatus(run, venueId, wanted);
      if (!after) throw new Refusal('not_found');
      const data = venueStatus(after);
      await appendToOutbox(run, [
        { audience: `venue:${venueId}`, event: statusEvent(before.order_status, body.order_status), data },
        { audience: `staff:${venueId}`, event: 'board-venue', data },
      ]);
      await audit(run, staff, { action: 'venue-status', subject: `venue:${venueId}`, data: wanted });
      return data;
    });
    return { venue };
  };
