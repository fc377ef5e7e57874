import type { Run } from '../../database/database.ts';
import { toldOfCart } from './told-of-cart.ts';

/** The lines of a cart with the numbers of their guests raised by `$3`. */
const RENUMBERED = `(
  select coalesce(jsonb_agg(case when line ->> 'guest_index' is not null
    then jsonb_set(line, '{guest_index}', to_jsonb((line ->> 'guest_index')::int + $3)) else line end order by n), '[]')
  from jsonb_array_elements(c.lines) with ordinality as l(line, n))`;

/**
 * Two locked parties became one: what the first ordered and filled together is renumbered as its phones were (`raised`);
 * where the second shares a cart too, it gets the first's lines and phones, so that one table has one cart. ADR 0022.
 */
export const joinSharedCarts = async (
  run: Run,
  { from, to, raised }: { readonly from: string; readonly to: string; readonly raised: number },
): Promise<void> => {
  await run(
    'carts-join',
    `with together as (select shares_cart as one from table_visit where id = $2),
     ordered as (
       update order_line l set guest_index = l.guest_index + $3 from orders o
       where o.id = l.order_id and o.visit_id = $2 and o.shared_cart = $1 and l.guest_index is not null),
     phones as (
       update guest_session set shared_cart = $2 from together where shared_cart = $1 and visit_id = $2 and one),
     -- Above both, so that neither revision is met again.
     poured as (
       insert into cart as b (visit_id, revision, lines, coupon_code)
       select $2, c.revision + 1, ${RENUMBERED}, c.coupon_code from cart c, together where c.id = $1 and one
       on conflict (id) do update set revision = greatest(b.revision + 1, excluded.revision),
         lines = b.lines || excluded.lines, coupon_code = coalesce(b.coupon_code, excluded.coupon_code), updated_at = now()
       returning revision),
     ${toldOfCart('poured', '$2', '0')}
     update cart c set revision = c.revision + 1, updated_at = now(),
       lines = case when one then '[]' else ${RENUMBERED} end, coupon_code = case when not one then c.coupon_code end
     from together where c.id = $1`,
    [from, to, raised],
  );
};
