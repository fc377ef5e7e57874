import type { Run } from '../../database/database.ts';
import { type GuestSession, STAMP } from '../sessions/index.ts';
import { idOf, type Sellable, sellablesOf } from '../stock/index.ts';
import type { CartContents, CartLine } from './cart-line.ts';

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

/** Reads a session's cart with stock in one statement; `counted` are ids whose exact count matters, null for all. */
export const readCart = async (
  run: Run,
  sessionId: string,
  venueId: string,
  counted: readonly string[] | null,
): Promise<CartSnapshot> => {
  const [row] = await run<Row>(
    'cart-read',
    `select c.revision, c.lines, c.coupon_code, s.stock
     from (select jsonb_object_agg(kind || ':' || sellable_id, remaining) as stock from stock
           where venue_id = $2 and (remaining = 0 or $3::text[] is null or sellable_id = any($3::text[]))) s
     left join cart c on c.session_id = $1`,
    [sessionId, venueId, counted],
  );
  return {
    revision: row?.revision ?? 0,
    lines: row?.lines ?? [],
    couponCode: row?.coupon_code ?? null,
    stock: stockMap(row?.stock ?? {}),
  };
};

/**
 * Writes a cart that was read at `contents.revision`. Answers with the new revision, or null when somebody else changed
 * it meanwhile: read again.
 */
export const writeCart = async (
  run: Run,
  sessionId: string,
  contents: CartContents,
): Promise<number | null> => {
  const [row] = await run<{ revision: number }>(
    'cart-write',
    `insert into cart as c (session_id, revision, lines, coupon_code) values ($1, 1, $2, $3)
     on conflict (session_id) do update
       set revision = c.revision + 1, lines = excluded.lines, coupon_code = excluded.coupon_code, updated_at = now()
       where c.revision = $4
     returning revision`,
    [sessionId, JSON.stringify(contents.lines), contents.couponCode, contents.revision],
  );
  return row?.revision ?? null;
};

/** What of the counted things a cart's lines can depend on: everything sold out, and what the lines take from. */
const countsFor = (stock: CartSnapshot['stock'], ids: ReadonlySet<string>): string =>
  JSON.stringify(Object.fromEntries([...stock].filter(([key, left]) => left === 0 || ids.has(idOf(key)))));

/**
 * As {@link writeCart} for a remembered session: writes only while the session lives and nothing that the change was made
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
     on conflict (session_id) do update
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
