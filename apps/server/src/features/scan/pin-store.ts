import type { Run } from '../../database/database.ts';

/** Parties that sat down before the venue asked for a PIN get one, each its own. */
export const givePins = async (run: Run, venueId: string): Promise<void> => {
  await run(
    'visit-pins',
    // Random as the ids are: a part of one.
    `update table_visit set pin = lpad(((('x' || left(gen_random_uuid()::text, 7))::bit(28)::int % 10000))::text, 4, '0')
     where venue_id = $1 and closed_at is null and shared and pin is null`,
    [venueId],
  );
};
