import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { saveIfUnchanged } from '../settings-stamps/index.ts';
import { audit } from '../staff/index.ts';
import { writeItemNotes, writeSettings } from './settings-store.ts';
import { settingsView } from './settings-view.ts';
import { routingOf } from './tickets/routing.ts';

/** Owner or manager set the kitchen up; every screen follows at once. Refuses validation_failed, settings_changed. */
export const setKitchenSettings =
  (deps: Deps): Handler<'POST /console/{venue}/kitchen/settings'> =>
  async ({ body: { revision, ...wanted }, staff }) => {
    const { venueId, name } = staff;
    const ids = wanted.stations.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new Refusal('validation_failed', { twice: ids });
    if (wanted.late_minutes <= wanted.soon_minutes)
      throw new Refusal('validation_failed', { late_minutes: 'early' });
    const { item_notes: itemNotes, ...kitchen } = wanted;
    const own = { ...kitchen, changed_by: name };
    const stamp = await deps.database.transaction(async run => {
      const saved = await saveIfUnchanged(run, staff, 'kitchen', revision);
      await writeSettings(run, venueId, own, new Date(deps.clock()));
      await writeItemNotes(run, venueId, itemNotes);
      await appendToOutbox(run, [
        { audience: `staff:${venueId}`, event: 'board-kitchen', data: { changed_by: name } },
      ]);
      await audit(run, staff, { action: 'kitchen-settings', subject: `venue:${venueId}`, data: wanted });
      return saved;
    });
    const { settings } = await deps.venues.get(venueId);
    return { settings: settingsView(own, await routingOf(deps, venueId, own.stations), settings, stamp) };
  };
