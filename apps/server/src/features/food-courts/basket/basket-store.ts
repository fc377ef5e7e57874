import type { Run } from '../../../database/database.ts';
import { WAKE_CHANNEL } from '../../../realtime/outbox.ts';
import { toldOfCart } from '../../cart/index.ts';

export type HallBasket = { readonly id: string; readonly code: string };

/** A basket of a hall that phones fill together. */
export const insertBasket = async (
  run: Run,
  basket: HallBasket & { readonly courtId: string; readonly at: Date; readonly until: Date },
): Promise<void> => {
  await run(
    'hall-basket-begin',
    `insert into food_court_basket (id, food_court_id, code, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [basket.id, basket.courtId, basket.code, basket.at, basket.until],
  );
};

/** The basket of a code that phones can still join at `now`. */
export const basketOfCode = async (
  run: Run,
  { courtId, code, now }: { readonly courtId: string; readonly code: string; readonly now: Date },
): Promise<HallBasket | null> => {
  const [row] = await run<HallBasket>(
    'hall-basket-by-code',
    'select id, code from food_court_basket where code = $1 and food_court_id = $2 and expires_at > $3',
    [code, courtId, now],
  );
  return row ?? null;
};

/** Locks a phone's visit, and answers with the basket that it fills with others; null: its own. */
export const lockVisit = async (run: Run, visitId: string): Promise<HallBasket | null> => {
  const [row] = await run<{ readonly id: string | null; readonly code: string | null }>(
    'hall-visit-lock',
    `select b.id, b.code from food_court_session s left join food_court_basket b on b.id = s.basket_id
     where s.id = $1 for update of s`,
    [visitId],
  );
  return row && row.id !== null && row.code !== null ? { id: row.id, code: row.code } : null;
};

export const writeBasketOfVisit = async (
  run: Run,
  visitId: string,
  basketId: string | null,
): Promise<void> => {
  await run('hall-visit-basket', 'update food_court_session set basket_id = $2 where id = $1', [
    visitId,
    basketId,
  ]);
};

/** Who fills a basket at `now`, and the stalls where it stands open. */
export type BasketNow = {
  readonly visits: readonly string[];
  readonly venues: readonly string[];
};

/** A basket as it is filled at `now`. */
export const readBasket = async (run: Run, basketId: string, now: Date): Promise<BasketNow> => {
  const [row] = await run<BasketNow>(
    'hall-basket-now',
    `select coalesce((select jsonb_agg(s.id order by s.created_at) from food_court_session s
         where s.basket_id = $1 and s.expires_at > $2), '[]') as visits,
       coalesce((select jsonb_agg(distinct v.venue_id) from table_visit v
         where v.hall_basket = $1 and v.closed_at is null), '[]') as venues`,
    [basketId, now],
  );
  return row ?? { visits: [], venues: [] };
};

/** A phone's live session at a counter of the hall, as far as its basket goes. */
export type AtCounter = {
  readonly id: string;
  readonly venueId: string;
  readonly tableId: string;
  readonly visitId: string;
  readonly guestIndex: number;
  readonly hallBasket: string | null;
};

/** Those of a phone, locked in the order in which venues are. */
export const lockAtCounters = (
  run: Run,
  { courtId, deviceHash, now }: { readonly courtId: string; readonly deviceHash: Buffer; readonly now: Date },
): Promise<AtCounter[]> =>
  run<AtCounter>(
    'hall-sessions-lock',
    `select s.id, s.venue_id as "venueId", s.table_id as "tableId", s.visit_id as "visitId",
       s.guest_index as "guestIndex", p.hall_basket as "hallBasket"
     from food_court_venue x join guest_session s on s.venue_id = x.venue_id
       join venue_table t on t.id = s.table_id join table_visit p on p.id = s.visit_id
     where x.food_court_id = $1 and s.device_hash = $2 and s.mode = 'scan' and t.order_type = 'pickup'
       and s.ended_at is null and s.expires_at > $3
     order by s.venue_id, s.created_at, s.id for no key update of p, s`,
    [courtId, deviceHash, now],
  );

/** The party of a basket at a counter, with one phone more in it. A counter has no PIN: nothing there shows one. */
export const joinParty = async (
  run: Run,
  { venueId, tableId }: Pick<AtCounter, 'venueId' | 'tableId'>,
  { basketId, at }: { readonly basketId: string; readonly at: Date },
): Promise<{ readonly id: string; readonly guest: number }> => {
  const [row] = await run<{ readonly id: string; readonly guest: number }>(
    'hall-party-join',
    `insert into table_visit (venue_id, table_id, shared, shares_cart, guest_count, opened_at, hall_basket)
     values ($1, $2, false, true, 1, $3, $4)
     on conflict (hall_basket, table_id) where hall_basket is not null and closed_at is null
       do update set guest_count = table_visit.guest_count + 1
     returning id, guest_count as guest`,
    [venueId, tableId, at, basketId],
  );
  if (!row) throw new Error('A party of a basket was neither found nor opened');
  return row;
};

/** A phone is a party of its own again. */
export const ownParty = async (
  run: Run,
  { venueId, tableId }: Pick<AtCounter, 'venueId' | 'tableId'>,
  at: Date,
): Promise<string> => {
  const [row] = await run<{ readonly id: string }>(
    'hall-party-own',
    `insert into table_visit (venue_id, table_id, shared, guest_count, opened_at)
     values ($1, $2, false, 1, $3) returning id`,
    [venueId, tableId, at],
  );
  if (!row) throw new Error('A party was not opened');
  return row.id;
};

/**
 * A session sits with a party from now on (`shared`: and fills its cart as this guest). A party that nobody is in any more
 * and that never ordered is closed.
 */
export const seatWith = async (
  run: Run,
  session: Pick<AtCounter, 'id' | 'visitId'>,
  to: { readonly party: string; readonly guest: number; readonly shared: boolean; readonly at: Date },
): Promise<void> => {
  await run(
    'hall-session-seat',
    `update guest_session set visit_id = $2, guest_index = $3, shared_cart = case when $4::boolean then $2::uuid end where id = $1`,
    [session.id, to.party, to.guest, to.shared],
  );
  await run(
    'hall-party-leave',
    `update table_visit v set closed_at = $2 where v.id = $1 and v.closed_at is null
       and not exists (select from guest_session s where s.visit_id = v.id and s.ended_at is null)
       and not exists (select from orders o where o.visit_id = v.id and o.closed_at is null)
       and not exists (select from bill b where b.visit_id = v.id and b.status = 'open')`,
    [session.visitId, to.at],
  );
};

/**
 * What a phone chose goes into the cart of the party, as that guest's. Both carts get a revision that neither had, so that
 * nothing that was seen before can be placed.
 */
export const pourIn = async (
  run: Run,
  { session, party, guest }: { readonly session: string; readonly party: string; readonly guest: number },
): Promise<void> => {
  await run(
    'hall-cart-pour',
    `with own as materialized (select revision, lines, coupon_code from cart where id = $1 for update),
     poured as (
       insert into cart as b (visit_id, revision, lines, coupon_code)
       select $2, c.revision + 1, (
         select coalesce(jsonb_agg(jsonb_set(line, '{guest_index}', to_jsonb($3::int)) order by n), '[]')
         from jsonb_array_elements(c.lines) with ordinality as l(line, n)), c.coupon_code from own c
       on conflict (id) do update set revision = greatest(b.revision + 1, excluded.revision),
         lines = b.lines || excluded.lines, coupon_code = coalesce(b.coupon_code, excluded.coupon_code), updated_at = now()
       returning revision),
     ${toldOfCart('poured', '$2', '$3')}
     update cart c set revision = c.revision + 1, lines = '[]', coupon_code = null, updated_at = now()
     from own where c.id = $1`,
    [session, party, guest],
  );
};

/** What a guest chose leaves the cart of the party with them. */
export const pourOut = async (
  run: Run,
  { session, party, guest }: { readonly session: string; readonly party: string; readonly guest: number },
): Promise<void> => {
  await run(
    'hall-cart-take',
    `with ours as materialized (select revision, lines from cart where id = $2 for update),
     parts as (
       select revision, coalesce(jsonb_agg(line - 'guest_index' order by n) filter (where mine), '[]') as taken,
         coalesce(jsonb_agg(line order by n) filter (where not mine), '[]') as kept
       from (select o.revision, l.line, l.n, (l.line ->> 'guest_index')::int is not distinct from $3 as mine
         from ours o cross join lateral jsonb_array_elements(o.lines) with ordinality as l(line, n)) each
       group by revision),
     taken as (
       insert into cart as b (session_id, revision, lines)
       select $1, p.revision + 1, p.taken from parts p
       on conflict (id) do update set revision = greatest(b.revision + 1, excluded.revision), lines = excluded.lines,
         updated_at = now()),
     poured as (
       update cart c set revision = c.revision + 1, lines = p.kept, updated_at = now(),
         coupon_code = case when p.kept <> '[]' then c.coupon_code end
       from parts p where c.id = $2 returning c.revision),
     ${toldOfCart('poured', '$2', '0')}
     select 1`,
    [session, party, guest],
  );
};

/** Whoever fills a basket at `now`, all but one, is told that it is another. */
export const tellOthers = async (
  run: Run,
  basketId: string,
  { but, sent, now }: { readonly but: string; readonly sent: boolean; readonly now: Date },
): Promise<void> => {
  await run(
    'hall-basket-tell',
    `with told as (
       insert into outbox (audience, event, data)
       select 'court-visit:' || s.id, 'food-court-basket', jsonb_build_object('sent', $4::boolean)
       from food_court_session s where s.basket_id = $1 and s.expires_at > $2 and s.id <> $3 returning 1)
     select pg_notify('${WAKE_CHANNEL}', '') from (select count(*) as told from told) c where c.told > 0`,
    [basketId, now, but, sent],
  );
};

/** Baskets that are over at `now`. */
export const deleteOldBaskets = async (run: Run, now: Date): Promise<void> => {
  await run('hall-baskets-end', 'delete from food_court_basket where expires_at <= $1', [now]);
};
