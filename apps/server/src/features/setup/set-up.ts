import { Refusal } from '@tableside/contract';
import { startingSettings } from '@tableside/domain/setup';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { accountByMail, audit, createStaff } from '../staff/index.ts';
import { followHours } from '../venues/index.ts';
import { basicsOf } from './basics.ts';
import { makeVenue } from './make-venue.ts';
import { holdSetupCode } from './prove-code.ts';
import { closeSetup } from './setup-store.ts';

/**
 * Makes the owner's account, the first venue and its tables, all of it or nothing, and closes the setup for good. Whoever
 * holds the code is whoever started the server. Refuses setup_closed, email_taken. ADR 0023.
 */
export const setUp =
  (deps: Deps): Handler<'POST /console/setup'> =>
  async ({ setupCode, body: { owner, venue } }) => {
    const { database } = deps;
    const basics = basicsOf(venue);
    const made = await database.transaction(async run => {
      await holdSetupCode(run, setupCode);
      if (await accountByMail(run, owner.email)) throw new Refusal('email_taken');
      const made = await makeVenue(run, { ...venue, settings: startingSettings(basics) });
      const person = { ...owner, venueId: made.id, role: 'owner' } as const;
      const userId = await createStaff({ run }, person);
      await closeSetup(run);
      await audit(run, { userId, venueId: made.id }, { action: 'venue-start', subject: `venue:${made.id}` });
      return made;
    });
    await followHours(deps, made.id);
    return { venue: made.slug };
  };
