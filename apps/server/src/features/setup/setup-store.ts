import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/**
 * The code with which an installation that has no staff is set up; made by the first who asks. Null where somebody works
 * already or an owner is invited, as after a restore: demo staff do not count.
 */
export const readOrMakeCode = async (run: Run, fresh: string): Promise<string | null> => {
  await run(
    'setup-open',
    `insert into setup (code) select $1
     where not exists (select from staff_membership where not is_demo)
       and not exists (select from staff_invitation where role = 'owner' and expires_at > now())
     on conflict do nothing`,
    [fresh],
  );
  return readCode(run);
};

/** Null: there is nothing to be set up. */
export const readCode = async (run: Run): Promise<string | null> => {
  const [row] = await run<{ code: string }>('setup-code', 'select code from setup', []);
  return row?.code ?? null;
};

/** The right to set up, held until the transaction ends: whoever comes at the same time waits and finds it gone. */
export const lockCode = async (run: Run): Promise<string | null> => {
  const [row] = await run<{ code: string }>('setup-code-lock', 'select code from setup for update', []);
  return row?.code ?? null;
};

export const closeSetup = async (run: Run): Promise<void> => {
  await run('setup-close', 'delete from setup', []);
};

/**
 * Adds a venue that is open for orders, to the organisation of the one `beside` it, else to one of its own; null when
 * another one is found under the slug.
 */
export const insertVenue = async (
  run: Run,
  venue: {
    readonly slug: string;
    readonly name: string;
    readonly settings: VenueSettings;
    readonly beside?: string | undefined;
  },
): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'setup-venue',
    `insert into venue (slug, name, settings, order_status, organisation_id)
     values ($1, $2, $3, 'open', coalesce((select organisation_id from venue where id = $4), gen_random_uuid()))
     on conflict (slug) do nothing returning id`,
    [venue.slug, venue.name, JSON.stringify(venue.settings), venue.beside ?? null],
  );
  return row?.id ?? null;
};

/** Its owner is led through what is left to do. */
export const beginFirstSteps = async (run: Run, venueId: string): Promise<void> => {
  await run('first-steps-begin', 'insert into first_steps (venue_id) values ($1) on conflict do nothing', [
    venueId,
  ]);
};

export const endFirstSteps = async (run: Run, venueId: string): Promise<boolean> =>
  (await run('first-steps-end', 'delete from first_steps where venue_id = $1 returning 1', [venueId]))
    .length > 0;

export type StepsRow = {
  readonly settings: VenueSettings;
  readonly menu: boolean;
  readonly printed: boolean;
  readonly ordered: boolean;
};

/** What is known of a venue whose owner is led; null: nobody is led there. */
export const readFirstSteps = async (run: Run, venueId: string): Promise<StepsRow | null> => {
  const [row] = await run<StepsRow>(
    'first-steps-read',
    `select v.settings, v.menu_version > 0 as menu,
       exists (select from venue_table t join table_print p on p.table_id = t.id where t.venue_id = v.id) as printed,
       exists (select from orders o where o.venue_id = v.id) as ordered
     from first_steps f join venue v on v.id = f.venue_id where f.venue_id = $1`,
    [venueId],
  );
  return row ?? null;
};
