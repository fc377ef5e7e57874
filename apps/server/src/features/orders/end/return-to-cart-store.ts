import type { Run } from '../../../database/database.ts';
import { cartIdOf, type GuestSession } from '../../../http/guest.ts';
import { appendToOutbox } from '../../../realtime/outbox.ts';
import type { CartLine } from '../../cart/index.ts';

/** What is still wanted of an order's lines, in the form the cart had them, oldest position first. */
export const linesForCart = async (run: Run, orderId: string): Promise<CartLine[]> =>
  run<CartLine>(
    'order-lines-for-cart',
    `select gen_random_uuid()::text as id, l.item_id, l.variation_id, l.quantity - l.taken_off as quantity, l.course_id, l.note, l.name, l.guest_index,
       coalesce((select jsonb_agg(m ->> 'id') from jsonb_array_elements(l.modifiers) m), '[]') as option_ids
     from order_line l where l.order_id = $1 and l.taken_off < l.quantity order by l.position`,
    [orderId],
  );

/** A guest's cart, locked; an empty one when it has none. */
export const lockCart = async (
  run: Run,
  guest: GuestSession,
): Promise<{ lines: CartLine[]; couponCode: string | null }> => {
  const [row] = await run<{ lines: CartLine[]; coupon_code: string | null }>(
    'cart-lock-for-return',
    `insert into cart (session_id, visit_id) values ($1, $2)
     on conflict (id) do update set session_id = excluded.session_id returning lines, coupon_code`,
    [guest.sharedCart === null ? guest.sessionId : null, guest.sharedCart],
  );
  return { lines: row?.lines ?? [], couponCode: row?.coupon_code ?? null };
};

/**
 * Writes a locked cart and tells the phones that share it; its revision grows, so that what was placed before is not
 * placed again by a late retry.
 */
export const writeLockedCart = async (
  run: Run,
  guest: GuestSession,
  lines: readonly CartLine[],
  couponCode: string | null,
): Promise<void> => {
  const [row] = await run<{ revision: number }>(
    'cart-write-returned',
    'update cart set lines = $2, coupon_code = $3, revision = revision + 1, updated_at = now() where id = $1 returning revision',
    [cartIdOf(guest), JSON.stringify(lines), couponCode],
  );
  if (guest.sharedCart === null || !row) return;
  const data = { revision: row.revision, by: guest.guestIndex, sent: null };
  await appendToOutbox(run, [{ audience: `visit:${guest.visitId}`, event: 'cart-updated', data }]);
};

/**
 * Whether money for an order may be on its way: a payment is under way or in doubt, or nobody has said what became of one
 * that its guest was sent off to make. The order's bill must be locked.
 */
export const isMoneyInProgress = async (run: Run, orderId: string): Promise<boolean> => {
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
