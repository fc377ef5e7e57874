import type { Run } from '../../database/database.ts';
import type { CartLine } from '../cart/index.ts';

/** An order's lines in the form the cart had them, oldest position first. */
export const linesForCart = async (run: Run, orderId: string): Promise<CartLine[]> =>
  run<CartLine>(
    'order-lines-for-cart',
    `select gen_random_uuid()::text as id, l.item_id, l.variation_id, l.quantity, l.course_id, l.note, l.name,
       coalesce((select jsonb_agg(m ->> 'id') from jsonb_array_elements(l.modifiers) m), '[]') as option_ids
     from order_line l where l.order_id = $1 order by l.position`,
    [orderId],
  );

/** A session's cart, locked; an empty one when it has none. */
export const lockCart = async (
  run: Run,
  sessionId: string,
): Promise<{ lines: CartLine[]; couponCode: string | null }> => {
  const [row] = await run<{ lines: CartLine[]; coupon_code: string | null }>(
    'cart-lock-for-return',
    `insert into cart (session_id) values ($1)
     on conflict (session_id) do update set session_id = excluded.session_id returning lines, coupon_code`,
    [sessionId],
  );
  return { lines: row?.lines ?? [], couponCode: row?.coupon_code ?? null };
};

/** Writes a locked cart; its revision grows, so that what was placed before is not placed again by a late retry. */
export const writeLockedCart = async (
  run: Run,
  sessionId: string,
  lines: readonly CartLine[],
  couponCode: string | null,
): Promise<void> => {
  await run(
    'cart-write-returned',
    'update cart set lines = $2, coupon_code = $3, revision = revision + 1, updated_at = now() where session_id = $1',
    [sessionId, JSON.stringify(lines), couponCode],
  );
};

/**
 * Whether money for an order may be on its way: a payment is under way or in doubt, or nobody has said what became of one
 * that its guest was sent off to make. The order's bill must be locked.
 */
export const moneyIsUnderWay = async (run: Run, orderId: string): Promise<boolean> => {
  const rows = await run(
    'order-money-under-way',
    `select from bill b join payment p on p.bill_id = b.id
     where b.order_id = $1 and (p.status = 'processing' or (p.status = 'unknown' and (p.next_action is not null
       or exists (select from payment_event e where e.payment_id = p.id and e.kind = 'suspect'))))
     limit 1`,
    [orderId],
  );
  return rows.length > 0;
};
