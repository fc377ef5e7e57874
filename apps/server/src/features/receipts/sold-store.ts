import type { Run } from '../../database/database.ts';
import { givenByRate } from '../ledger/index.ts';
import type { Sold } from './sold.ts';

const soldIn = (language: string): string => `
  select p.id as "paymentId", p.venue_id as "venueId", coalesce(p.used_method, p.next_action ->> 'method', p.method) as method,
    p.payment_data as "paymentData", ${language} as language, p.currency, p.tip, p.fee, p.captured,
    p.refunded + p.refund_due as "givenBack", p.captured_at as "capturedAt",
    (select jsonb_build_object('name', min(i.name), 'amount', coalesce(sum(x.captured), 0), 'back', coalesce(sum(x.refunded + x.refund_due), 0))
      from payment x join bill_item i on i.bill_id = x.bill_id where x.charge_id = p.id and x.id <> p.id) as donation, coalesce(t.name, '') as "tableName",
    coalesce(t.flag_overrides, '{}') as "tableFlags", o.number as "orderNumber",
    coalesce((select jsonb_agg(g) from (${givenByRate('p.id')}) g), '[]') as "givenBackByRate",
    coalesce((select json_agg(json_build_object('kind', i.kind, 'name', i.name, 'modifiers', i.modifiers,
        'price', i.price, 'amount', a.amount, 'loyalty', i.loyalty_share, 'vatPercent', i.vat_percent, 'partNumber', i.part_number, 'partCount', i.part_count)
        order by i.position, i.id)
      from payment_allocation a join bill_item i on i.id = a.bill_item_id where a.payment_id = p.id), '[]') as pieces,
    (select jsonb_build_object('device', f.device, 'number', f.number, 'document', f.document)
      from fiscal_receipt f where f.payment_id = p.id and f.state = 'issued') as fiscal
  from payment p join bill b on b.id = p.bill_id left join venue_table t on t.id = b.table_id
    left join orders o on o.id = b.order_id`;

/**
 * A payment that this phone made and that brought money; null for all others alike. Money given back
 * because it never paid for anything (late, taken, too much) was no sale.
 */
export const soldByDevice = async (run: Run, paymentId: string, deviceHash: Buffer): Promise<Sold | null> => {
  const [row] = await run<Sold>(
    'sold-by-device',
    `${soldIn('p.language')} where p.id = $1 and p.device_hash = $2 and p.captured > 0`,
    [paymentId, deviceHash],
  );
  return row ?? null;
};

/**
 * Money that staff took for a bill of this phone's party, or for an order of this phone, in the phone's language; null for
 * all others alike. Whoever comes to the table later than `stays` milliseconds after it belongs to another party, should
 * nobody have closed the table in between.
 */
export const soldByStaff = async (
  run: Run,
  paymentId: string,
  deviceHash: Buffer,
  stays: number,
): Promise<Sold | null> => {
  const [row] = await run<Sold>(
    'sold-by-staff',
    `${soldIn('guest.selected_language')}
     cross join lateral (select s.selected_language from guest_session s
       where s.device_hash = $2 and s.mode = 'scan'
         and case b.kind when 'table' then s.visit_id = b.visit_id else s.id = o.session_id end
         and s.created_at <= p.captured_at + make_interval(secs => $3 / 1000)
       order by s.created_at desc limit 1) guest
     where p.id = $1 and p.device_hash is null and p.captured > 0`,
    [paymentId, deviceHash, stays],
  );
  return row ?? null;
};

/** A payment of a venue that brought money, for its staff; null for another venue's. */
export const soldOfVenue = async (run: Run, paymentId: string, venueId: string): Promise<Sold | null> => {
  const [row] = await run<Sold>(
    'sold-of-venue',
    `${soldIn("case when p.taken_by is null then p.language else '' end")} where p.id = $1 and p.venue_id = $2 and p.captured > 0`,
    [paymentId, venueId],
  );
  return row ?? null;
};
