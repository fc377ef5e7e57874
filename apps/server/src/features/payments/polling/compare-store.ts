import type { Run } from '../../../database/database.ts';

/** A venue, with the decimals of its currency. */
export type VenueToCompare = { readonly id: string; readonly decimals: number };

/** Venues whose accounts had payments at a provider since then. */
export const venuesWithPayments = (run: Run, provider: string, since: Date): Promise<VenueToCompare[]> =>
  run(
    'compare-venues',
    `select distinct v.id, (v.settings -> 'currency' ->> 'decimals')::int as decimals
     from payment p join venue v on v.id = coalesce(p.account_venue_id, p.venue_id)
     where p.provider = $1 and p.created_at >= $2 order by v.id`,
    [provider, since],
  );

/** Venues that have keys or a connected account at a provider, whether or not anybody paid there. */
export const venuesWithAccounts = (run: Run, provider: string): Promise<VenueToCompare[]> =>
  run(
    'compare-accounts',
    `select v.id, (v.settings -> 'currency' ->> 'decimals')::int as decimals
     from venue v where v.id in (
       select venue_id from provider_account where provider = $1
       union select venue_id from connected_account where provider = $1 and account_ref is not null) order by v.id`,
    [provider],
  );

export const venuesById = (run: Run, ids: readonly string[]): Promise<VenueToCompare[]> =>
  run(
    'compare-venues-by-id',
    `select id, (settings -> 'currency' ->> 'decimals')::int as decimals from venue where id = any($1::uuid[]) order by id`,
    [ids],
  );

/** What we know of payments, to be held against what their provider says. */
export type KnownPayment = {
  /** By which the provider knows it: of a charge its own. */
  readonly id: string;
  /** Whose account took it. */
  readonly venue_id: string;
  readonly captured: number;
  /** It, or one of its charge. */
  readonly payment: string;
};

const KNOWN = `select coalesce(charge_id, id) as id, coalesce(account_venue_id, venue_id) as venue_id,
  sum(captured)::bigint as captured, min(id::text) as payment from payment`;
const TOGETHER = 'group by coalesce(charge_id, id), coalesce(account_venue_id, venue_id)';

/** Of any venue. */
export const knownPayments = (run: Run, ids: readonly string[]): Promise<KnownPayment[]> =>
  run<KnownPayment>(
    'compare-known',
    `${KNOWN} where (id = any($1::uuid[]) and charge_id is null) or charge_id = any($1::uuid[]) ${TOGETHER}`,
    [ids],
  );

/** Payments that we have money of and that are not among those the provider lists. */
export const missingAtProvider = (
  run: Run,
  of: { readonly venueId: string; readonly provider: string; readonly since: Date; readonly until: Date },
  listed: readonly string[],
): Promise<KnownPayment[]> =>
  run<KnownPayment>(
    'compare-unlisted',
    `${KNOWN} where coalesce(account_venue_id, venue_id) = $1 and provider = $2 and captured > 0
       and created_at between $3 and $4 and coalesce(charge_id, id) <> all($5::uuid[]) ${TOGETHER} limit 100`,
    [of.venueId, of.provider, of.since, of.until, listed],
  );
