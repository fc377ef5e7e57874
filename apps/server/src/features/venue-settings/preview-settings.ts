import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { writePreview } from '../sessions/index.ts';
import { looksChosen } from './looks-chosen.ts';
import { welcomeChosen } from './welcome-chosen.ts';

/**
 * Shows what is being chosen in one preview of the venue, which then asks anew; nobody else sees it. Refuses not_found for
 * a session that is no preview of this venue, validation_failed like saving, session_not_found for one of another browser.
 */
export const previewSettings =
  (deps: Deps): Handler<'POST /console/{venue}/settings/preview'> =>
  async ({ staff, meta, body: { session, looks, welcome } }) => {
    const guest = await deps.sessions.prove(session, meta.deviceToken);
    if (guest.mode !== 'preview' || guest.venueId !== staff.venueId) throw new Refusal('not_found');
    const { settings } = await deps.venues.get(staff.venueId);
    const into = looks ? await looksChosen(deps, looks) : () => ({});
    const tried = { ...into(settings), ...(welcome && welcomeChosen(welcome, settings)) };
    await deps.database.transaction(async run => {
      await writePreview(run, guest.sessionId, tried);
      await appendToOutbox(run, [
        { audience: `session:${guest.sessionId}`, event: 'venue-updated', data: {} },
      ]);
    });
    return { shown: true as const };
  };
