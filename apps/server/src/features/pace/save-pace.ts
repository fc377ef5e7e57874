import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { changeStatus, lockVenueStatus, paceChanged } from '../board/index.ts';
import { saveIfUnchanged } from '../settings-stamps/index.ts';
import { audit } from '../staff/index.ts';
import { followPace } from './follow-pace.ts';
import { writeSome } from './settings-store.ts';
import { paceFrom, paceView } from './settings-view.ts';

/**
 * Sets what the kitchen takes on and when a rush is told. Switched on at a venue that is open, the automatic rush begins
 * to look at once; switched off, a rush that it told ends. Refuses validation_failed unless it ends below its start,
 * settings_changed.
 */
export const savePace =
  (deps: Deps): Handler<'POST /console/{venue}/hours/pace'> =>
  async ({ staff, body: { revision, ...body } }) => {
    if (body.automatic.end_minutes >= body.automatic.start_minutes)
      throw new Refusal('validation_failed', { end_minutes: 'late' });
    const { venueId, name: by } = staff;
    const { settings } = await deps.venues.get(venueId);
    const begins = body.automatic.enabled && !settings.automaticRush?.enabled;
    const at = new Date(deps.clock());
    const stamp = await deps.database.transaction(async run => {
      const before = await lockVenueStatus(run, venueId);
      if (!before) throw new Refusal('not_found');
      const saved = await saveIfUnchanged(run, staff, 'pace', revision);
      await writeSome(run, venueId, paceFrom(body));
      if (begins && before.order_status === 'open') {
        const wanted = { order_status: 'open', rush_mode_wait_minutes: null, status_by: 'auto' } as const;
        await changeStatus(run, venueId, before, wanted, { at, by });
      }
      await appendToOutbox(run, [paceChanged(venueId, by)]);
      await audit(run, staff, { action: 'pace-change', subject: `venue:${venueId}`, data: body });
      return saved;
    });
    await followPace(deps, venueId);
    return { pace: { ...stamp, ...paceView((await deps.venues.get(venueId)).settings) } };
  };
