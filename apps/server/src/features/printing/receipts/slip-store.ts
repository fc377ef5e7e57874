import type { Run } from '../../../database/database.ts';

export type SlipDue = {
  readonly id: string;
  readonly venue_id: string;
  readonly table_id: string;
  readonly taken: boolean;
  /** Something was paid for it. */
  readonly paid: boolean;
  /** The name under which its paper is queued once. */
  readonly once: string;
};

/**
 * Orders of self-service places whose printer has not been given their slip: taken, or failed after they were taken or
 * paid. Read from the orders themselves, so that none is forgotten whatever was cut off between; a day back, and none from
 * before the printer stood there.
 */
export const slipsDue = (run: Run, now: Date): Promise<SlipDue[]> =>
  run<SlipDue>(
    'print-slips-due',
    `select d.id, d.venue_id, d.table_id, d.taken, d.paid, d.once from (
       select o.id, o.venue_id, o.table_id, o.placed_at, p.id as printer_id,
         o.status not in ('rejected', 'failed') as taken, o.paid > 0 as paid,
         case when o.status in ('rejected', 'failed') then 'order-failed:' else 'order:' end || o.id as once
       from printer p
       join orders o on o.venue_id = p.venue_id and o.table_id = p.table_id
         and o.placed_at > $1::timestamptz - interval '24 hours' and o.placed_at >= p.connected_at
       where p.table_id is not null
         and (o.status in ('waiting_confirmation', 'active', 'partially_delivered', 'closed')
           or o.status in ('rejected', 'failed') and (o.accepted_at is not null or o.paid > 0))) d
     where not exists (select 1 from print_job j where j.printer_id = d.printer_id and j.once = d.once)
     order by d.placed_at, d.id limit 200`,
    [now],
  );
