import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/**
 * The code with which an installation that has no staff is set up; made by the first who asks. Null where somebody works
 * already: demo staff do not count.
 */
export const readOrMakeCode = async (run: Run, fresh: string): Promise<string | null> => {
  await run(
    'setup-open',
    `insert into setup (code) select $1
     where not exists (select from staff_membership where not is_demo) on conflict do nothing`,
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

/** Adds a venue that is open for orders; null when another one is found under the slug. */
export const insertVenue = async (
  run: Run,
  venue: { readonly slug: string; readonly name: string; readonly settings: VenueSettings },
): Promise<string | null> => {
  const [row] = await run<{ id: string }>(
    'setup-venue',
    `insert into venue (slug, name, settings, order_status) values ($1, $2, $3, 'open')
     on conflict (slug) do nothing returning id`,
    [venue.slug, venue.name, JSON.stringify(venue.settings)],
  );
  return row?.id ?? null;
};
