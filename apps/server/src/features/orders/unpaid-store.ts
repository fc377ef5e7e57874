import type { Run } from '../../database/database.ts';

/** Orders that have waited for their payment since before `before`, oldest first. */
export const unpaidSince = (run: Run, before: Date): Promise<{ venue_id: string; number: string }[]> =>
  run(
    'orders-unpaid-since',
    `select venue_id, unique_order_number as number from orders
     where closed_at is null and waiting_for = 'payment' and placed_at < $1 order by placed_at limit 200`,
    [before],
  );
