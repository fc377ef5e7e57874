import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { changeStatus, lockVenueStatus, readVenueStatus, venueStatus } from '../board/index.ts';
import { audit } from '../staff/index.ts';
import { followPace } from './follow-pace.ts';

/** Staff open ordering and leave the rush to the measured pace, which has its say at once. ORDER-54. */
export const resumeAutomaticWait =
  (deps: Deps): Handler<'POST /console/{venue}/pace/automatic'> =>
  async ({ staff }) => {
    const { venueId } = staff;
    await deps.database.transaction(async run => {
      const before = await lockVenueStatus(run, venueId);
      if (!before) throw new Refusal('not_found');
      const goesOn = before.order_status === 'rush_mode' && before.status_by === 'auto';
      const wanted = {
        order_status: goesOn ? 'rush_mode' : 'open',
        rush_mode_wait_minutes: goesOn ? before.rush_mode_wait_minutes : null,
        status_by: 'auto',
      } as const;
      const told = { at: new Date(deps.clock()), by: staff.name };
      if (!(await changeStatus(run, venueId, before, wanted, told))) return;
      const data = { order_status: 'automatic' };
      await audit(run, staff, { action: 'venue-status', subject: `venue:${venueId}`, data });
    });
    await followPace(deps, venueId);
    const status = await readVenueStatus(deps.database.run, venueId);
    if (!status) throw new Refusal('not_found');
    return { venue: venueStatus(status) };
  };
