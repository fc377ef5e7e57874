import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { startingSettings } from '@tableside/domain/setup';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { accountByMail, audit, createStaff, hashOfCode } from '../staff/index.ts';
import { followHours } from '../venues/index.ts';
import { basicsOf } from './basics.ts';
import { makeVenue } from './make-venue.ts';
import { closeSetup, lockCode } from './setup-store.ts';

/** Codes that may be tried by everybody together: one of 10^18 is right. */
const TRIES = { limit: 20, seconds: 600 } as const;

const isSame = (typed: string, code: string): boolean => timingSafeEqual(hashOfCode(typed), hashOfCode(code));

/**
 * Makes the owner's account, the first venue and its tables, all of it or nothing, and closes the setup for good. Whoever
 * holds the code is whoever started the server. Refuses setup_closed, setup_code_wrong, email_taken. ADR 0023.
 */
export const setUp =
  (deps: Deps): Handler<'POST /console/setup'> =>
  async ({ body: { code, owner, venue } }) => {
    const { database, limits, env } = deps;
    limits.take('setup', 'everybody', TRIES);
    const basics = basicsOf(venue);
    const made = await database.transaction(async run => {
      const right = env.demo ? null : await lockCode(run);
      if (right === null) throw new Refusal('setup_closed');
      if (!isSame(code, right)) throw new Refusal('setup_code_wrong');
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
