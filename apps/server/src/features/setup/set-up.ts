import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { slugOf, startingSettings, type VenueBasics } from '@tableside/domain/setup';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { accountByMail, audit, createStaff, hashOfCode } from '../staff/index.ts';
import { addTables } from '../tables/index.ts';
import { basicsOf } from './basics.ts';
import { beginFirstSteps, closeSetup, insertVenue, lockCode } from './setup-store.ts';

/** Codes that may be tried by everybody together: one of 10^18 is right. */
const TRIES = { limit: 20, seconds: 600 } as const;

const isSame = (typed: string, code: string): boolean => timingSafeEqual(hashOfCode(typed), hashOfCode(code));

/** The venue under the first address that is free. */
const makeVenue = async (
  run: Run,
  name: string,
  basics: VenueBasics,
): Promise<{ id: string; slug: string }> => {
  const settings = startingSettings(basics);
  for (let tries = 0; ; tries += 1) {
    const slug = slugOf(name, tries);
    const id = await insertVenue(run, { slug, name, settings });
    if (id !== null) return { id, slug };
  }
};

/**
 * Makes the owner's account, the first venue and its tables, all of it or nothing, and closes the setup for good. Whoever
 * holds the code is whoever started the server. Refuses setup_closed, setup_code_wrong, email_taken. ADR 0023.
 */
export const setUp =
  ({ database, limits, env }: Deps): Handler<'POST /console/setup'> =>
  async ({ body: { code, owner, venue } }) => {
    limits.take('setup', 'everybody', TRIES);
    const basics = basicsOf(venue);
    return database.transaction(async run => {
      const right = env.demo ? null : await lockCode(run);
      if (right === null) throw new Refusal('setup_closed');
      if (!isSame(code, right)) throw new Refusal('setup_code_wrong');
      if (await accountByMail(run, owner.email)) throw new Refusal('email_taken');
      const made = await makeVenue(run, venue.name, basics);
      const person = { ...owner, venueId: made.id, role: 'owner' } as const;
      const userId = await createStaff({ run }, person);
      const names = Array.from({ length: venue.tables }, (_, i) => String(i + 1));
      await addTables(run, made.id, names);
      await beginFirstSteps(run, made.id);
      await closeSetup(run);
      await audit(run, { userId, venueId: made.id }, { action: 'venue-start', subject: `venue:${made.id}` });
      return { venue: made.slug };
    });
  };
