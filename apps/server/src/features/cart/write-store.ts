import { type IngredientUses, takesOf } from '@tableside/domain/stock';
import type { Run } from '../../database/database.ts';
import type { GuestSession } from '../../http/guest.ts';
import { type Kept, keptAlong } from '../idempotency/index.ts';
import { STAMP } from '../sessions/index.ts';
import { idOf, piecesOf } from '../stock/index.ts';
import type { CartContents } from './pricing/cart-line.ts';
import type { CartSnapshot } from './store.ts';
import { toldOfCart } from './told-of-cart.ts';

/** Writes what an insert of a cart names where the cart is still at the revision that was read. */
const upsert = (insert: string, revision: string): string => `${insert}
  on conflict (id) do update
    set revision = c.revision + 1, lines = excluded.lines, coupon_code = excluded.coupon_code, updated_at = now()
    where c.revision = ${revision}
  returning revision`;

/**
 * The statement that writes a cart, what else is done with it, and, where the request has a key (its parameters are those
 * from `keys` on), that it was done: a server that died between the two would do it again.
 */
const writing = (name: string, others: readonly string[], keys: number) => {
  const { open, keep } = keptAlong(keys);
  const statement = (where: string, along: readonly string[]): string => {
    const write = upsert(
      `insert into cart as c (session_id, visit_id, revision, lines, coupon_code)
       select $1::uuid, $2::uuid, 1, $3::jsonb, $4 ${where}`,
      '$5',
    );
    const all = [`written as (${write})`, ...along];
    return along.length === 0 ? write : `with ${all.join(', ')} select revision from written`;
  };
  return {
    plain: { name, text: statement('', others) },
    once: { name: `${name}-once`, text: statement(`where ${open}`, [...others, keep]) },
  };
};
const OWN = writing('cart-write', [], 6);
const SHARED = writing('cart-write-shared', [toldOfCart('written', '$6', '$7')], 8);

/**
 * Writes a cart that was read at `contents.revision`. Answers with the new revision, or null when somebody else changed
 * it meanwhile (read again), or the request that `kept` is of was answered.
 */
export const writeCart = async (
  run: Run,
  guest: GuestSession,
  { lines, couponCode, revision }: CartContents,
  kept: Kept | null = null,
): Promise<number | null> => {
  const shared = guest.sharedCart !== null;
  const { plain, once } = shared ? SHARED : OWN;
  const { name, text } = kept ? once : plain;
  const [row] = await run<{ revision: number }>(name, text, [
    shared ? null : guest.sessionId,
    guest.sharedCart,
    JSON.stringify(lines),
    couponCode,
    revision,
    ...(shared ? [guest.visitId, guest.guestIndex] : []),
    ...(kept ? [kept.scope, kept.key, kept.text] : []),
  ]);
  return row?.revision ?? null;
};

const REMEMBERED = upsert(
  `insert into cart as c (session_id, revision, lines, coupon_code)
   select s.id, 1, $2, $3 from guest_session s join venue_table t on t.id = s.table_id join venue v on v.id = s.venue_id
   where s.id = $1 and s.expires_at > $5 and ${STAMP} = $6
     and $7::jsonb = (select coalesce(jsonb_object_agg(kind || ':' || sellable_id, remaining), '{}') from stock
       where venue_id = s.venue_id and (remaining = 0 or sellable_id = any($8::text[])))`,
  '$4',
);

/** Ids of all that a cart's lines take from, and of what any option takes from that could be chosen instead. */
const countedOf = (lines: CartContents['lines'], uses: IngredientUses): ReadonlySet<string> =>
  new Set([
    ...[...piecesOf(lines, uses).keys()].map(idOf),
    ...Object.keys(
      takesOf(
        uses,
        Object.keys(uses).filter(part => part.startsWith('option:')),
      ),
    ),
  ]);

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
  contents: CartContents & Pick<CartSnapshot, 'stock'> & { readonly uses: IngredientUses },
  now: number,
): Promise<number | null> => {
  const ids = countedOf(contents.lines, contents.uses);
  const [row] = await run<{ revision: number }>('cart-write-remembered', REMEMBERED, [
    guest.sessionId,
    JSON.stringify(contents.lines),
    contents.couponCode,
    contents.revision,
    new Date(now),
    guest.stamp,
    countsFor(contents.stock, ids),
    [...ids],
  ]);
  return row?.revision ?? null;
};
