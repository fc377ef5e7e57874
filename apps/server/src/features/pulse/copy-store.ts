import type { Run } from '../../database/database.ts';

/** A start after which orders and payments of a venue may be missing. */
export type CopyStart = {
  readonly id: string;
  readonly from_at: Date;
  readonly found_at: Date;
  readonly same_place: boolean;
};

/** So many starts are shown; who needs more has other worries. */
const LISTED = 20;

/** Writes a start down for every venue that came back, with the banks where it has an account. */
export const writeStarts = async (
  run: Run,
  { from, foundAt, samePlace }: { readonly from: Date; readonly foundAt: Date; readonly samePlace: boolean },
): Promise<void> => {
  await run(
    'copy-starts-write',
    `with started as (insert into copy_start (venue_id, from_at, found_at, same_place)
       select id, $1, $2, $3 from venue on conflict do nothing returning id, venue_id)
     insert into copy_bank (copy_id, provider)
     select s.id, a.provider from started s join provider_account a on a.venue_id = s.venue_id`,
    [from, foundAt, samePlace],
  );
};

/** A bank of a venue that came back, or null for a venue without one; and how far the books go. */
export type BankOfStart = {
  readonly venue_id: string;
  readonly provider: string | null;
  readonly last_order_at: Date | null;
  readonly last_order: string | null;
  readonly last_payment_at: Date | null;
};

export const banksOfStarts = (run: Run, foundAt: Date): Promise<BankOfStart[]> =>
  run<BankOfStart>(
    'copy-banks-of-starts',
    `select c.venue_id, b.provider, o.placed_at as last_order_at, o.number::text as last_order,
       (select max(p.created_at) from payment p
        where p.venue_id = c.venue_id and p.provider = coalesce(b.provider, p.provider)) as last_payment_at
     from copy_start c left join copy_bank b on b.copy_id = c.id left join lateral (
       select placed_at, number from orders where venue_id = c.venue_id order by placed_at desc limit 1) o on true
     where c.found_at = $1 order by c.venue_id, b.provider`,
    [foundAt],
  );

/** Starts of a venue, newest first. */
export const startsOfVenue = (run: Run, venueId: string): Promise<CopyStart[]> =>
  run<CopyStart>(
    'copy-starts',
    `select id, from_at, found_at, same_place from copy_start
     where venue_id = $1 order by found_at desc limit ${LISTED}`,
    [venueId],
  );

/** Since when payments of a venue at one bank may be missing. */
export type Gap = { readonly venue_id: string; readonly since: Date };

/** Gaps that lists are still asked for: those found since `found`, and those found since `unread` whose list nobody has read yet. */
export const gapsOf = (
  run: Run,
  provider: string,
  { found, unread }: { readonly found: Date; readonly unread: Date },
): Promise<Gap[]> =>
  run<Gap>(
    'copy-gaps',
    `select c.venue_id, min(c.from_at) as since from copy_start c join copy_bank b on b.copy_id = c.id
     where b.provider = $1 and (c.found_at >= $2 or (b.listed_at is null and c.found_at >= $3))
     group by c.venue_id`,
    [provider, found, unread],
  );

/** The list of a bank was held against the books, as far back as `since`. */
export const writeListed = async (
  run: Run,
  of: { readonly venueId: string; readonly provider: string; readonly since: Date; readonly at: Date },
): Promise<void> => {
  await run(
    'copy-bank-listed',
    `update copy_bank b set listed_at = $4 from copy_start c
     where c.id = b.copy_id and c.venue_id = $1 and b.provider = $2 and c.from_at >= $3`,
    [of.venueId, of.provider, of.since, of.at],
  );
};
