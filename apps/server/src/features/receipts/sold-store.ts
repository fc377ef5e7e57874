import type { Run } from '../../database/database.ts';
import type { Sold } from './sold.ts';

/**
 * A payment that this phone made and that brought money; null for all others alike. DESIGN §4, §10. Money given back
 * because it never paid for anything (late, taken, too much) was no sale.
 */
export const soldByDevice = async (run: Run, paymentId: string, deviceHash: Buffer): Promise<Sold | null> => {
  const [row] = await run<Sold>(
    'sold-by-device',
    `select p.id as "paymentId", p.venue_id as "venueId", coalesce(p.next_action ->> 'method', p.method) as method,
       p.payment_data as "paymentData", p.language, p.currency, p.tip, p.fee, p.captured,
       p.refunded + p.refund_due as "givenBack", p.captured_at as "capturedAt", t.name as "tableName",
       t.flag_overrides as "tableFlags", o.number as "orderNumber",
       coalesce((select sum(r.amount - r.tip) from refund r
         where r.payment_id = p.id and r.cause in ('staff', 'order_ended')), 0)::bigint as "salesGivenBack",
       coalesce((select json_agg(json_build_object('kind', i.kind, 'name', i.name, 'modifiers', i.modifiers,
           'price', i.price, 'amount', a.amount, 'partNumber', i.part_number, 'partCount', i.part_count)
           order by i.position, i.id)
         from payment_allocation a join bill_item i on i.id = a.bill_item_id where a.payment_id = p.id), '[]') as pieces
     from payment p join bill b on b.id = p.bill_id join venue_table t on t.id = b.table_id
       left join orders o on o.id = b.order_id
     where p.id = $1 and p.device_hash = $2 and p.captured > 0`,
    [paymentId, deviceHash],
  );
  return row ?? null;
};
