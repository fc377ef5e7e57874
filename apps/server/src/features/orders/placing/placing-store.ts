import type { SlotLoad } from '@tableside/domain/pace';
import type { ScanStatus, TableType, VenueOrderStatus } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';
import { cartIdOf, type GuestSession } from '../../../http/guest.ts';
import type { CartLine } from '../../cart/index.ts';
import { STAMP } from '../../sessions/index.ts';

/** The party and the cart of an order about to be placed, locked in this order until the transaction ends. */
export type LockedCart = {
  readonly visit_closed: boolean;
  readonly presence_confirmed: boolean;
  readonly pin: string | null;
  readonly guest_count: number;
  /** Null when the session never had a cart. */
  readonly revision: number | null;
  readonly lines: readonly CartLine[] | null;
  readonly coupon_code: string | null;
};

/** Who else has to wait while an order is placed; the guest's own cart always does. */
export type Alone = {
  /** The party's other phones: where a cap or a batch must hold for two phones at once. */
  readonly party: boolean;
  /** The venue's other phones: only where the venue limits orders per time. */
  readonly venue: boolean;
};

const partyQuery = (strength: 'no key update' | 'share'): string => `
  with party as materialized (
    select id, closed_at, pin, presence_confirmed_at, guest_count from table_visit where id = $2 for ${strength})
  select v.closed_at is not null as visit_closed, v.presence_confirmed_at is not null as presence_confirmed, v.pin,
    v.guest_count, c.revision, c.lines, c.coupon_code,
    case when $4 then pg_advisory_xact_lock(hashtextextended($3, 0)) end as venue_lock
  from party v left join lateral (
    select revision, lines, coupon_code from cart where id = $1 and v.id is not null for update) c on true`;

/**
 * Locks the party, so that staff cannot close the table meanwhile, then the cart, then the venue if asked. Everybody
 * takes these locks in this order.
 */
export const lockCart = async (
  run: Run,
  guest: Pick<GuestSession, 'sessionId' | 'sharedCart' | 'visitId' | 'venueId'>,
  alone: Alone,
): Promise<LockedCart | null> => {
  const [row] = await run<LockedCart>(
    alone.party ? 'placing-lock-party' : 'placing-lock',
    partyQuery(alone.party ? 'no key update' : 'share'),
    [cartIdOf(guest), guest.visitId, guest.venueId, alone.venue],
  );
  return row ?? null;
};

/** Everything live that decides whether an order may be placed; read after the locks, so it sees who was faster. */
export type PlacingFacts = {
  readonly ended: boolean;
  /** The stamp of a session that were proven now. */
  readonly stamp: string;
  readonly revision: number;
  readonly menu_version: number;
  readonly order_status: VenueOrderStatus | null;
  readonly is_working_hours: boolean;
  readonly scan_status: ScanStatus;
  readonly rush_mode_wait_minutes: number | null;
  readonly order_type: TableType;
  readonly orders_disabled: boolean;
  readonly flag_overrides: Record<string, boolean>;
  readonly table_name: string;
  /** Another one than the request began with when staff moved the party meanwhile. */
  readonly table_id: string;
  /** The order that consumed one of the asked-for cart revisions. */
  readonly consumed_by: string | null;
  /** Live phones of the party that share the cart with this one; null: it has its own. */
  readonly companions: readonly string[] | null;
  readonly open_of_session: number;
  readonly open_of_visit: number;
  /** What the venue's slots hold from the asked-for moment on; null when no moment was asked for. */
  readonly slots: readonly SlotLoad[] | null;
  /** Ids of categories that staff paused. */
  readonly paused: readonly string[] | null;
  /** Staff accepted an order of this party, or it paid for one. */
  readonly party_known: boolean;
  readonly ordered_before: boolean;
  /** Something that the cart takes from is counted. */
  readonly counted: boolean;
  /** Later courses wait until staff fire them. */
  readonly holds_courses: boolean;
};

/** `$2` is the consumed cart revision, of a shared cart those that it may be. */
const factsQuery = (consumedBy: string, companions: string): string => `
  select s.ended_at is not null or s.expires_at <= $4 as ended, ${STAMP} as stamp, v.revision, v.menu_version, v.order_status,
       v.is_working_hours, v.scan_status, v.rush_mode_wait_minutes, t.order_type, t.orders_disabled, t.flag_overrides,
       t.name as table_name, t.id as table_id,
       ${consumedBy} as consumed_by, ${companions} as companions,
       (select count(*) filter (where o.closed_at is null)::int from orders o where o.session_id = s.id)
         as open_of_session,
       (select count(*)::int from orders o where o.visit_id = s.visit_id and o.closed_at is null) as open_of_visit,
       (select jsonb_agg(jsonb_build_object('start', extract(epoch from l.slot_at) * 1000, 'orders', l.orders,
          'dishes', l.dishes))
        from (select o.slot_at, count(*) as orders, sum(o.slot_dishes) as dishes from orders o
          where o.venue_id = s.venue_id and o.slot_at >= $3 and o.status not in ('rejected', 'failed')
          group by o.slot_at) l) as slots,
       (select array_agg(k.sellable_id) from stock k
        where k.venue_id = s.venue_id and k.kind = 'category') as paused,
       exists (select from (select accepted_at, paid from orders where visit_id = s.visit_id limit 50) o
          where o.accepted_at is not null or o.paid > 0) as party_known,
       exists (select from orders o where o.session_id = s.id) as ordered_before,
       exists (select from stock k where k.venue_id = s.venue_id and k.sellable_id = any($5)) as counted,
       coalesce((select k.holds_courses from kitchen_settings k where k.venue_id = s.venue_id), true) as holds_courses
     from guest_session s join venue v on v.id = s.venue_id join venue_table t on t.id = s.table_id
     where s.id = $1`;

const FACTS = factsQuery(
  '(select o.id from orders o where o.session_id = s.id and o.cart_revision = $2)',
  'null::jsonb',
);
const FACTS_OF_SHARED = factsQuery(
  `(select o.id from orders o where o.shared_cart = s.shared_cart and o.cart_revision = any($2::int[])
    order by o.cart_revision limit 1)`,
  `(select jsonb_agg(g.id) from guest_session g where g.visit_id = s.visit_id and g.shared_cart is not null
      and g.id <> s.id and g.ended_at is null and g.expires_at > $4)`,
);

/**
 * `consumed`: the cart revisions to look for among the cart's orders; `slotsFrom`: for the venue's capacity;
 * `sellables`: ids of all that the cart takes from.
 */
export const readPlacingFacts = async (
  run: Run,
  guest: Pick<GuestSession, 'sessionId' | 'sharedCart'>,
  asked: {
    readonly consumed: readonly number[];
    readonly slotsFrom: Date | null;
    readonly now: Date;
    readonly sellables: readonly string[];
  },
): Promise<PlacingFacts | null> => {
  const shared = guest.sharedCart !== null;
  const [row] = await run<PlacingFacts>(
    shared ? 'placing-facts-shared' : 'placing-facts',
    shared ? FACTS_OF_SHARED : FACTS,
    [
      guest.sessionId,
      shared ? asked.consumed : (asked.consumed[0] ?? null),
      asked.slotsFrom,
      asked.now,
      asked.sellables,
    ],
  );
  return row ?? null;
};

export type JoinedBatch = {
  readonly id: string;
  readonly activate_at: Date;
  readonly sessions: number;
  readonly placed: number;
};

/** Opens the party's batch or joins the one that is waiting. ORDER-34, ORDER-35. */
export const joinBatch = async (
  run: Run,
  guest: { readonly sessionId: string; readonly visitId: string; readonly venueId: string },
  at: { readonly now: Date; readonly activateAt: Date },
): Promise<JoinedBatch | null> => {
  const [row] = await run<JoinedBatch>(
    'placing-batch',
    `with b as (
       insert into order_batch (venue_id, visit_id, activate_at) values ($1, $2, $3)
       on conflict (visit_id) where activated_at is null do update set visit_id = excluded.visit_id
       returning id, activate_at)
     select b.id, b.activate_at,
       (select count(*)::int from guest_session g where g.visit_id = $2 and g.mode = 'scan' and g.ended_at is null
          and g.expires_at > $4) as sessions,
       (select count(distinct o.session_id)::int + 1 from orders o where o.batch_id = b.id and o.session_id <> $5
          and o.status not in ('rejected', 'failed')) as placed
     from b`,
    [guest.venueId, guest.visitId, at.activateAt, at.now, guest.sessionId],
  );
  return row ?? null;
};
