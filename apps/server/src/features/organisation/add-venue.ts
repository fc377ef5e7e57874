import { Refusal } from '@tableside/contract';
import { copiedSettings, menuCopyProblem, startingSettings } from '@tableside/domain/setup';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { editorOf, readDraft, replaceDraft } from '../menu-editor/index.ts';
import { basicsOf, makeVenue } from '../setup/index.ts';
import { audit } from '../staff/index.ts';
import { followHours } from '../venues/index.ts';
import { ownedBeside, takeOwner } from './organisation-store.ts';

/** Venues that one organisation can add in an hour: nobody opens more, and each takes addresses and codes. */
const ADDED = { limit: 20, seconds: 3600 } as const;

/**
 * Another venue of the organisation, with what it takes over, all of it or nothing. A menu is copied as the draft stands and
 * published by nobody but its owner. Refuses not_found, validation_failed.
 */
export const addVenue =
  (deps: Deps): Handler<'POST /console/{venue}/organisation/venues'> =>
  async ({ staff, body: { venue, copy } }) => {
    const { venueId, userId } = staff;
    deps.limits.take('venues', userId, ADDED);
    const fresh = startingSettings(basicsOf(venue));
    const made = await deps.database.transaction(async run => {
      const owned = await ownedBeside(run, venueId, userId, deps.env.demo);
      const from = copy && owned.find(({ id }) => id === copy.from);
      if (copy && !from) throw new Refusal('not_found');
      const what = copy?.what ?? [];
      const problem = from && what.includes('menu') ? menuCopyProblem(fresh, from.settings) : null;
      if (problem) throw new Refusal('validation_failed', { fields: { 'copy.menu': problem } });
      const settings = from ? copiedSettings(fresh, from.settings, what) : fresh;
      const made = await makeVenue(run, { ...venue, settings, beside: venueId });
      await takeOwner(run, userId, venueId, made.id);
      if (from && what.includes('menu')) {
        const { document } = await readDraft(run, from.id);
        await replaceDraft(run, made.id, document, editorOf(deps, staff));
      }
      const data = { name: venue.name, copied: [...what], from: from?.name ?? null };
      await audit(run, staff, { action: 'venue-add', subject: `venue:${made.id}`, data });
      await audit(
        run,
        { ...staff, venueId: made.id },
        { action: 'venue-start', subject: `venue:${made.id}` },
      );
      return made;
    });
    await followHours(deps, made.id);
    return { venue: made.slug };
  };
