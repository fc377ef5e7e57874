import type { CouponType } from '@tableside/domain/cart';
import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';

/** Terms as stored: days are instants, `value` in percent points or minor units. */
export type StoredTerms = {
  readonly type: CouponType;
  readonly value: number;
  readonly maxUses: number | null;
  readonly perPhone: number | null;
  readonly minOrder: Minor | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
};
/** Codes on the same terms, as they were used. */
export type Offer = StoredTerms & {
  readonly id: string;
  readonly code: string;
  readonly codes: number;
  readonly active: boolean;
  readonly uses: number;
  /** Of one code. */
  readonly most: number;
  /** Codes that can still be used. */
  readonly open: number;
  readonly used: boolean;
  readonly given: number;
  readonly revision: number;
  readonly changedBy: string | null;
};

/** Offers that are shown: the latest of more than any venue gives out in years. */
const SHOWN = 500;

/**
 * The offers of a venue, the latest first. What was taken off is that of pieces which are sold by the books: booked, not
 * taken off the bill again, parts in place of what was divided. `$2`: one of them, or null for all.
 */
const OFFERS = `
  with offers as (
    select c.offer as id, min(c.code) as code, count(*)::int as codes, c.kind as type, c.value::float8 as value,
      c.max_uses as "maxUses", c.per_phone as "perPhone", c.min_order as "minOrder", c.starts_at as "startsAt",
      c.ends_at as "endsAt", bool_or(c.active) as active, sum(c.uses)::int as uses, max(c.uses) as most,
      count(*) filter (where c.active and (c.max_uses is null or c.uses < c.max_uses))::int as open,
      c.revision, c.changed_by as "changedBy", c.made_at
    from coupon c where c.venue_id = $1 and ($2::text is null or c.offer::text = $2)
    group by c.offer, c.kind, c.value, c.max_uses, c.per_phone, c.min_order, c.starts_at, c.ends_at, c.revision,
      c.changed_by, c.made_at
    order by c.made_at desc, c.offer limit ${SHOWN})
  select f.*, coalesce(o.orders, 0) > 0 as used, coalesce(o.given, 0)::bigint as given
  from offers f left join lateral (
    select count(*) as orders, sum(i.given) as given
    from coupon c join orders o on o.coupon_id = c.id left join lateral (
      select sum(i.own_discount) as given from bill_item i
      where i.order_id = o.id and i.booked and i.voided_at is null and i.divided_at is null) i on true
    where c.offer = f.id) o on true
  order by f.made_at desc, f.id`;

export const readOffers = (run: Run, venueId: string): Promise<Offer[]> =>
  run<Offer>('coupon-offers', OFFERS, [venueId, null]);

/** One offer, held until the end; orders with its codes wait. Null where the venue has none of that id. */
export const lockOffer = async (run: Run, venueId: string, id: string): Promise<Offer | null> => {
  await run(
    'coupon-lock',
    'select from coupon where venue_id = $1 and offer::text = $2 order by id for no key update',
    [venueId, id],
  );
  const [offer] = await run<Offer>('coupon-offers', OFFERS, [venueId, id]);
  return offer ?? null;
};

const COLUMNS = [
  'kind',
  'value',
  'max_uses',
  'per_phone',
  'min_order',
  'starts_at',
  'ends_at',
  'changed_by',
].join(', ');
const valuesOf = (terms: StoredTerms, by: string): unknown[] => [
  terms.type,
  terms.value,
  terms.maxUses,
  terms.perPhone,
  terms.minOrder,
  terms.startsAt,
  terms.endsAt,
  by,
];

/** Codes that guests can use no longer may be given out anew: they are ended for good. */
export const retireSpent = async (run: Run, venueId: string, code: string, now: Date): Promise<void> => {
  await run(
    'coupon-retire',
    `update coupon set active = false where venue_id = $1 and code = $2 and active
       and (ends_at <= $3 or uses >= max_uses)`,
    [venueId, code, now],
  );
};

/** Writes codes of an offer; answers with those that are new, because the others are given out already. */
export const insertCodes = async (
  run: Run,
  into: { readonly venueId: string; readonly offer: string; readonly by: string; readonly at: Date },
  codes: readonly string[],
  terms: StoredTerms,
): Promise<string[]> => {
  const rows = await run<{ code: string }>(
    'coupon-insert',
    `insert into coupon (venue_id, offer, made_at, code, ${COLUMNS})
     select $1, $2, $3, c, $5, $6, $7, $8, $9, $10, $11, $12 from unnest($4::text[]) c
     on conflict do nothing returning code`,
    [into.venueId, into.offer, into.at, codes, ...valuesOf(terms, into.by)],
  );
  return rows.map(({ code }) => code);
};

/** Other terms for all codes of a held offer. */
export const writeTerms = async (run: Run, offer: string, terms: StoredTerms, by: string): Promise<void> => {
  await run(
    'coupon-change',
    `update coupon set (${COLUMNS}, revision) = ($2, $3, $4, $5, $6, $7, $8, $9, revision + 1) where offer = $1`,
    [offer, ...valuesOf(terms, by)],
  );
};

/** Ends all codes of a held offer. */
export const retireOffer = async (run: Run, offer: string, by: string): Promise<void> => {
  await run(
    'coupon-end',
    'update coupon set active = false, revision = revision + 1, changed_by = $2 where offer = $1',
    [offer, by],
  );
};

export const codesOf = (
  run: Run,
  venueId: string,
  offer: string,
): Promise<{ code: string; uses: number }[]> =>
  run(
    'coupon-codes',
    'select code, uses from coupon where venue_id = $1 and offer::text = $2 order by code',
    [venueId, offer],
  );
