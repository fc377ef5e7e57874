import type { Run } from '../../database/database.ts';

/** Venues that had payments at a provider since then. */
export const venuesWithPayments = (
  run: Run,
  provider: string,
  since: Date,
): Promise<{ id: string; decimals: number }[]> =>
  run(
    'compare-venues',
    `select distinct v.id, (v.settings -> 'currency' ->> 'decimals')::int as decimals
     from payment p join venue v on v.id = p.venue_id where p.provider = $1 and p.created_at >= $2 order by v.id`,
    [provider, since],
  );

/** What we know of payments, to be held against what their provider says. */
export type KnownPayment = { readonly id: string; readonly captured: number };

export const knownPayments = (run: Run, venueId: string, ids: readonly string[]): Promise<KnownPayment[]> =>
  run<KnownPayment>(
    'compare-known',
    'select id, captured from payment where venue_id = $1 and id = any($2::uuid[])',
    [venueId, ids],
  );

/** Payments that we have money of and that are not among those the provider lists. */
export const unlistedCaptures = (
  run: Run,
  of: { readonly venueId: string; readonly provider: string; readonly since: Date; readonly until: Date },
  listed: readonly string[],
): Promise<KnownPayment[]> =>
  run<KnownPayment>(
    'compare-unlisted',
    `select id, captured from payment where venue_id = $1 and provider = $2 and captured > 0
       and created_at between $3 and $4 and id <> all($5::uuid[]) limit 100`,
    [of.venueId, of.provider, of.since, of.until, listed],
  );
