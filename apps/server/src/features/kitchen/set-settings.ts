import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { audit } from '../staff/index.ts';
import { routingOf } from './routing.ts';
import { writeItemNotes, writeSettings } from './settings-store.ts';
import { settingsView } from './settings-view.ts';

/** Owner or manager set the kitchen up; every screen follows at once. The latest counts: two rarely do this together. */
export const setKitchenSettings =
  (deps: Deps): Handler<'POST /console/{venue}/kitchen/settings'> =>
  async ({ body, staff }) => {
    const { venueId, name } = staff;
    const ids = body.stations.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new Refusal('validation_failed', { twice: ids });
    if (body.late_minutes <= body.soon_minutes)
      throw new Refusal('validation_failed', { late_minutes: 'early' });
    const { item_notes: itemNotes, ...kitchen } = body;
    const own = { ...kitchen, changed_by: name };
    await deps.database.transaction(async run => {
      await writeSettings(run, venueId, own, new Date(deps.clock()));
      await writeItemNotes(run, venueId, itemNotes);
      await appendToOutbox(run, [
        { audience: `staff:${venueId}`, event: 'board-kitchen', data: { changed_by: name } },
      ]);
      await audit(run, staff, { action: 'kitchen-settings', subject: `venue:${venueId}`, data: body });
    });
    const { settings } = await deps.venues.get(venueId);
    return { settings: settingsView(own, await routingOf(deps, venueId, own.stations), settings) };
  };
