import type { Run } from '../../database/database.ts';
import { cartIdOf, type GuestSession } from '../../http/guest.ts';
import { eraser } from '../../jobs/eraser.ts';
import { WAKE_CHANNEL } from '../../realtime/outbox.ts';
import { STAMP } from '../sessions/index.ts';
import { idOf, type Sellable, sellablesOf } from '../stock/index.ts';
import type { CartContents, CartLine } from './pricing/cart-line.ts';

/** A cart and what is counted at the venue: everything sold out, and what was asked for by id. */
export type CartSnapshot = CartContents & { readonly stock: ReadonlyMap<Sellable, number> };

const stockMap = (stock: Readonly<Record<string, number>>): CartSnapshot['stock'] =>
  new Map(Object.entries(stock)) as Map<Sellable, number>;

/** The cart as it was read with the session: one statement less for every call about it. */
export const provenCart = ({ cart }: GuestSession): CartSnapshot => ({
  revision: cart.revision,
  lines: cart.lines,
  couponCode: cart.couponCode,
  stock: stockMap(cart.stock),
});

type Row = {
  revision: number | null;
  lines: CartLine[] | null;
  coupon_code: string | null;
  stock: Record<string, number> | null;
};

/** Reads a guest's cart with stock in one statement; `counted` are ids whose exact count matters, null for all. */
export const readCart = async (
  run: Run,
  guest: GuestSession,
  counted: readonly string[] | null,
): Promise<CartSnapshot> => {
  const [row] = await run<Row>(
    'cart-read',
    `select c.revision, c.lines, c.coupon_code, s.stock
     from (select jsonb_object_agg(kind || ':' || sellable_id, remaining) as stock from stock
           where venue_id = $2 and (remaining = 0 or $3::text[] is null or sellable_id = any($3::text[]))) s
     left join cart c on c.id = $1`,
    [cartIdOf(guest), guest.venueId, counted],
  );
  return {
    revision: row?.revision ?? 0,
    lines: row?.lines ?? [],
    couponCode: row?.coupon_code ?? null,
    stock: stockMap(row?.stock ?? {}),
  };
};

/**
 * The statement that writes a cart, made of its insert. The phones of a shared cart are told in the same statement:
 * `$2` is the party, `$7` the guest's number.
 */
const writing = (insert: string): { readonly own: string; readonly shared: string } => {
  const upsert = `${insert}
     on conflict (id) do update
       set revision = c.revision + 1, lines = excluded.lines, coupon_code = excluded.coupon_code, updated_at = now()
       where c.revision = $5
     returning revision`;
  return {
    own: upsert,
    shared: `with written as (${upsert}),
     told as (
       insert into outbox (audience, event, data)
       select 'visit:' || $6::text, 'cart-updated', jsonb_build_object('revision', revision, 'by', $7::int, 'sent', null)
       from written returning pg_notify('${WAKE_CHANNEL}', ''))
     select revision from written`,
  };
};

/** What every write of a cart names, in the order of {@link writing}. */
const written = (guest: GuestSession, contents: CartContents) => {
  const shared = guest.sharedCart !== null;
  return [
    shared ? null : guest.sessionId,
    guest.sharedCart,
    JSON.stringify(contents.lines),
    contents.couponCode,
    contents.revision,
    ...(shared ? [guest.visitId, guest.guestIndex] : []),
  ];
};

const WRITE = writing(
  'insert into cart as c (session_id, visit_id, revision, lines, coupon_code) values ($1, $2, 1, $3, $4)',
);

/**
 * Writes a cart that was read at `contents.revision`. Answers with the new revision, or null when somebody else changed
 * it meanwhile: read again.
 */
export const writeCart = async (
  run: Run,
  guest: GuestSession,
  contents: CartContents,
): Promise<number | null> => {
  const shared = guest.sharedCart !== null;
  const [row] = await run<{ revision: number }>(
    shared ? 'cart-write-shared' : 'cart-write',
    shared ? WRITE.shared : WRITE.own,
    written(guest, contents),
  );
  return row?.revision ?? null;
};

/** What of the counted things a cart's lines can depend on: everything sold out, and what the lines take from. */
const countsFor = (stock: CartSnapshot['stock'], ids: ReadonlySet<string>): string =>
  JSON.stringify(Object.fromEntries([...stock].filter(([key, left]) => left === 0 || ids.has(idOf(key)))));

/**
 * As {@link writeCart} for a remembered session with its own cart: writes only while the session lives and nothing that the change was made
 * from is another now: the session, its table, its venue, the cart, and what is counted of the cart's dishes. Null
 * otherwise; which of them it was, a proof tells. The stamp stands for the session's end too: naming that as well would
 * lead PostgreSQL to look among all sessions that live. `now` in epoch ms. ADR 0008.
 */
export const writeCartAsRemembered = async (
  run: Run,
  guest: GuestSession,
  contents: CartContents & Pick<CartSnapshot, 'stock'>,
  now: number,
): Promise<number | null> => {
  const ids = new Set(contents.lines.flatMap(sellablesOf).map(idOf));
  const [row] = await run<{ revision: number }>(
    'cart-write-remembered',
    `insert into cart as c (session_id, revision, lines, coupon_code)
     select s.id, 1, $2, $3 from guest_session s join venue_table t on t.id = s.table_id join venue v on v.id = s.venue_id
     where s.id = $1 and s.expires_at > $5 and ${STAMP} = $6
       and $7::jsonb = (select coalesce(jsonb_object_agg(kind || ':' || sellable_id, remaining), '{}') from stock
         where venue_id = s.venue_id and (remaining = 0 or sellable_id = any($8::text[])))
     on conflict (id) do update
       set revision = c.revision + 1, lines = excluded.lines, coupon_code = excluded.coupon_code, updated_at = now()
       where c.revision = $4
     returning revision`,
    [
      guest.sessionId,
      JSON.stringify(contents.lines),
      contents.couponCode,
      contents.revision,
      new Date(now),
      guest.stamp,
      countsFor(contents.stock, ids),
      [...ids],
    ],
  );
  return row?.revision ?? null;
};

/** Removes carts of sessions and parties that are long over, with whatever was noted in them. */
export const cartEraser = eraser({
  kind: 'words',
  name: 'carts-forget',
  due: `select c.id from cart c left join guest_session s on s.id = c.session_id left join table_visit v on v.id = c.visit_id
    where coalesce(s.venue_id, v.venue_id) = $1 and coalesce(s.expires_at, v.closed_at) < $2`,
  erase: `delete from cart where id in (select id from due)`,
});
