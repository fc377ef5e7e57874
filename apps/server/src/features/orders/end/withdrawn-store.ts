import type { Run } from '../../../database/database.ts';
import { NEVER_THE_VENUES } from '../../sessions/index.ts';

/**
 * Deletes orders that were never the venue's and ended before a moment, with their lines and history. Where somebody so much
 * as began to pay there is a bill, and the order stays as long as the books; so it does where anything else hangs on it.
 * Answers with how many.
 */
export const deleteWithdrawn = async (run: Run, before: Date, atMost: number): Promise<number> => {
  const rows = await run(
    'orders-delete-withdrawn',
    `with due as materialized (
       select o.id from orders o
       where ${NEVER_THE_VENUES} and o.closed_at < $1 and o.paid = 0
         and not exists (select from bill b where b.order_id = o.id)
         and not exists (select from bill_item i where i.order_id = o.id)
         and not exists (select from review r where r.order_id = o.id)
         and not exists (select from till_order t where t.order_id = o.id)
       order by o.closed_at limit $2 for update of o skip locked)
     delete from orders where id in (select id from due) returning 1`,
    [before, atMost],
  );
  return rows.length;
};
