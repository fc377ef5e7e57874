import type { Run } from '../../../database/database.ts';
import type { Piece } from './piece.ts';

/** Live pieces `i`; `$2` is the moment that leases are held against. A payment for a dish holds all its parts. */
export const LIVE_PIECES = `
  select i.id, i.bill_id, i.position, i.kind, i.recipient_id as "recipientId", i.order_id as "orderId", n.number as "orderNumber",
    i.guest_index as "guestIndex", i.seat, i.name, i.words, i.modifiers, i.price, i.discount_share as discount,
    i.loyalty_share as loyalty, i.own_discount as "ownDiscount", i.strikethrough_price as strikethrough, i.vat_percent as "vatPercent", i.note, i.added_by as "addedBy",
    coalesce(i.part_of, i.id) as root, i.part_number as "partNumber", i.part_count as "partCount", i.booked,
    a.payment_id as "paymentId", p.guest_index as "paidBy", h.session_id as "leaseSession",
    h.guest_index as "leaseGuest", coalesce(w.sessions, '[]') as "underWay"
  from bill_item i
  left join orders n on n.id = i.order_id
  left join payment_allocation a on a.bill_item_id = i.id
  left join payment p on p.id = a.payment_id
  left join bill_item_hold h on h.bill_item_id = i.id and h.leased_until > $2::timestamptz and a.payment_id is null
  left join lateral (
    select jsonb_agg(distinct jsonb_build_object('session', q.session_id, 'guest', q.guest_index,
        'begun', q.status = 'created')) as sessions
    from payment_item m join payment q on q.id = m.payment_id
    where m.bill_item_id in (i.id, i.part_of) and q.status in ('created', 'processing', 'unknown')
  ) w on a.payment_id is null
  where i.voided_at is null and i.divided_at is null`;

/** The live pieces of a bill in its order; `now` decides which leases still hold. */
export const readPieces = (run: Run, billId: string, now: Date): Promise<Piece[]> =>
  run<Piece>(
    'bill-pieces',
    `select * from (${LIVE_PIECES} and i.bill_id = $1) x order by x.position, x."partNumber", x.id`,
    [billId, now],
  );

/** The dish that each piece is, or was, a part of; itself for a whole one. */
export const rootsOf = async (
  run: Run,
  billId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await run<{ id: string; root: string }>(
    'bill-piece-roots',
    'select id, coalesce(part_of, id) as root from bill_item where bill_id = $1 and id = any($2::uuid[])',
    [billId, ids],
  );
  return new Map(rows.map(({ id, root }) => [id, root]));
};

/** What went of orders with pieces that were taken off their bill. */
export type TakenOff = {
  readonly orders: readonly string[];
  /** Portions by line that nobody had made. */
  readonly unmade: readonly { readonly line: string; readonly portions: number }[];
};

/** A part that takes the place of a piece or of another part. */
export type NewPart = {
  readonly id: string;
  /** The piece whose words it repeats. */
  readonly like: string;
  readonly root: string;
  readonly price: number;
  readonly discount: number;
  readonly loyalty: number;
  readonly own: number;
};

/** Replaces pieces by parts of the same dish and numbers all live parts of it; the sums stay. */
export const replaceByParts = async (
  run: Run,
  change: {
    readonly gone: readonly string[];
    readonly parts: readonly NewPart[];
    readonly numbers: readonly { readonly id: string; readonly number: number; readonly of: number }[];
    readonly at: Date;
  },
): Promise<void> => {
  await run(
    'bill-piece-divide',
    `with gone as (update bill_item set divided_at = $4 where id = any($1::uuid[]) returning id),
     numbers as (select * from jsonb_to_recordset($3::jsonb) as n(id uuid, number int, of int)),
     kept as (
       update bill_item i set part_number = n.number, part_count = n.of from numbers n where i.id = n.id returning i.id),
     freed as (delete from bill_item_hold where bill_item_id = any($1::uuid[]))
     insert into bill_item (id, bill_id, position, kind, order_id, order_line_id, guest_index, seat, menu_item_id, name,
       words, modifiers, price, discount_share, loyalty_share, own_discount, strikethrough_price, note, added_by, added_at, part_of,
       part_number, part_count, booked, external_line, vat_rate, vat_percent)
     select p.id, i.bill_id, i.position, i.kind, i.order_id, i.order_line_id, i.guest_index, i.seat, i.menu_item_id, i.name,
       i.words, i.modifiers, p.price, p.discount, p.loyalty, p.own, i.strikethrough_price, i.note, i.added_by, i.added_at, p.root,
       n.number, n.of, i.booked, i.external_line, i.vat_rate, i.vat_percent
     from jsonb_to_recordset($2::jsonb) as p(id uuid, "like" uuid, root uuid, price bigint, discount bigint, loyalty bigint, own bigint)
     join bill_item i on i.id = p."like" join numbers n on n.id = p.id`,
    [change.gone, JSON.stringify(change.parts), JSON.stringify(change.numbers), change.at],
  );
};

/** Puts a divided dish together again with what its parts were worth. */
export const mergeParts = async (
  run: Run,
  root: string,
  parts: readonly string[],
  money: {
    readonly price: number;
    readonly discount: number;
    readonly loyalty: number;
    readonly own: number;
    readonly booked: boolean;
  },
  at: Date,
): Promise<void> => {
  await run(
    'bill-piece-merge',
    `with gone as (update bill_item set divided_at = $6 where id = any($2::uuid[])),
     freed as (delete from bill_item_hold where bill_item_id = any($2::uuid[]))
     update bill_item set divided_at = null, price = $3, discount_share = $4, own_discount = $5, booked = $7,
       loyalty_share = $8
     where id = $1`,
    [root, parts, money.price, money.discount, money.own, at, money.booked, money.loyalty],
  );
};

/**
 * Takes live pieces off their bill as part of an order that goes on: their lines count what is off, so that nobody makes,
 * carries or shows it any more. A divided dish is off when all its parts are. Answers with the orders of whose lines
 * something went, and what of it nobody had made yet.
 */
export const takeOffPieces = async (
  run: Run,
  ids: readonly string[],
  mark: { readonly by: string; readonly reason: string; readonly at: Date },
): Promise<TakenOff> => {
  await voidPieces(run, ids, mark);
  const lines = await run<{ order: string; line: string; portions: number; unmade: boolean }>(
    'bill-pieces-take-off',
    `with dishes as (
       select distinct coalesce(g.part_of, g.id) as root, g.order_line_id as line from bill_item g
       where g.id = any($1::uuid[]) and g.order_line_id is not null and not exists (
         select from bill_item q where q.part_of = coalesce(g.part_of, g.id) and q.voided_at is null
           and q.divided_at is null)),
     wanted as materialized (
       select l.id, l.order_id, d.portions from order_line l
       join (select line, count(*)::int as portions from dishes group by line) d on d.line = l.id),
     -- The order before its lines, as kitchen and floor take them; with what a colleague did to it a moment ago.
     held as materialized (
       select o.id, o.accepted_at from orders o where o.id in (select order_id from wanted) order by o.id for update),
     off as materialized (
       select l.id, w.portions, h.accepted_at from held h join wanted w on w.order_id = h.id
       join order_line l on l.id = w.id order by l.id for update of l)
     update order_line l set taken_off = l.taken_off + off.portions,
       -- What the kitchen does not have yet, or has made, it need not be told of.
       taken_off_seen = l.taken_off_seen + case when off.accepted_at is null or l.ready_at is not null
         or l.delivered_at is not null then off.portions else 0 end
     from off where l.id = off.id
     returning l.order_id as "order", l.id as line, off.portions, l.ready_at is null and l.delivered_at is null as unmade`,
    [ids],
  );
  return {
    orders: [...new Set(lines.map(({ order }) => order))],
    unmade: lines.filter(({ unmade }) => unmade).map(({ line, portions }) => ({ line, portions })),
  };
};

/** Takes live pieces off their bill. */
export const voidPieces = async (
  run: Run,
  ids: readonly string[],
  mark: { readonly by: string; readonly reason: string; readonly at: Date },
): Promise<void> => {
  await run(
    'bill-piece-void',
    `with freed as (delete from bill_item_hold where bill_item_id = any($1::uuid[]))
     update bill_item set voided_at = $2, voided_by = $3, void_reason = $4 where id = any($1::uuid[])`,
    [ids, mark.at, mark.by, mark.reason],
  );
};

/** Writes prices, discounts and notes of live pieces. */
export const writePieces = async (
  run: Run,
  pieces: readonly {
    readonly id: string;
    readonly price: number;
    readonly discount: number;
    readonly loyalty: number;
    readonly own: number;
    readonly note: string;
  }[],
): Promise<void> => {
  await run(
    'bill-piece-write',
    `update bill_item i set price = p.price, discount_share = p.discount, loyalty_share = p.loyalty, own_discount = p.own,
       note = p.note
     from jsonb_to_recordset($1::jsonb) as p(id uuid, price bigint, discount bigint, loyalty bigint, own bigint, note text)
     where i.id = p.id`,
    [JSON.stringify(pieces)],
  );
};
