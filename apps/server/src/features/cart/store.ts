import type { Run } from '../../database/database.ts';
import { cartIdOf, type GuestSession } from '../../http/guest.ts';
import { eraser } from '../../jobs/eraser.ts';
import type { Sellable } from '../stock/index.ts';
import type { CartContents, CartLine } from './pricing/cart-line.ts';

/** A cart and what is counted at the venue: everything sold out, ingredients, and what was asked for by id. */
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
           where venue_id = $2
             and (remaining = 0 or $3::text[] is null or kind = 'ingredient' or sellable_id = any($3::text[]))) s
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

/** Removes carts of sessions and parties that are long over, with whatever was noted in them. */
export const cartEraser = eraser({
  kind: 'words',
  name: 'carts-forget',
  due: `select c.id from cart c left join guest_session s on s.id = c.session_id left join table_visit v on v.id = c.visit_id
    where coalesce(s.venue_id, v.venue_id) = $1 and coalesce(s.expires_at, v.closed_at) < $2`,
  erase: `delete from cart where id in (select id from due)`,
});
