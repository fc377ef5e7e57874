import type { Run } from '../../../database/database.ts';

/** How many decimals a venue's minor units have. */
export const decimalsOfVenue = async (run: Run, venueId: string): Promise<number> => {
  const [row] = await run<{ decimals: number }>(
    'payment-venue-decimals',
    `select (settings -> 'currency' ->> 'decimals')::int as decimals from venue where id = $1`,
    [venueId],
  );
  return row?.decimals ?? 2;
};
