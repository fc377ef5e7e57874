import type { Run } from '../../../database/database.ts';

/**
 * Orders that have waited for their payment since before `before`, oldest first; not those whose money is on its way,
 * for a while, nor those of which a part was paid since.
 */
export const unpaidSince = (run: Run, before: Date): Promise<{ venue_id: string; number: string }[]> =>
  run(
    'orders-unpaid-since',
    `select venue_id, unique_order_number as number from orders
     where closed_at is null and waiting_for = 'payment' and placed_at < $1 and (paid = 0 or updated_at < $1)
       and not exists (select from bill b join payment p on p.bill_id = b.id where b.order_id = orders.id
         and p.status in ('processing', 'unknown') and p.created_at > $1::timestamptz - interval '2 hours')
     order by placed_at limit 200`,
    [before],
  );
