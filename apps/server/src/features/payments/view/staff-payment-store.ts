import type { PaymentData } from '@tableside/contract/http/payments';
import type { DisputeStatus } from '@tableside/domain/ledger';
import type { z } from 'zod';
import type { Run } from '../../../database/database.ts';

/** A payment with all that staff see of it. Amounts in minor units. */
export type StaffPaymentRow = {
  readonly id: string;
  readonly bill_id: string;
  readonly venue_id: string;
  readonly unique_order_number: string;
  readonly bill_kind: 'order' | 'table' | 'tip' | 'donation';
  /** Where, or of a tip or donation for whom. */
  readonly table_name: string;
  /** The number people say, of a bill that is one order's. */
  readonly order_id: string | null;
  readonly method: string;
  readonly provider: string;
  readonly provider_ref: string | null;
  readonly status: string;
  readonly amount: number;
  readonly tip: number;
  readonly total: number;
  readonly captured: number;
  readonly refunded: number;
  readonly refund_due: number;
  readonly created_at: Date;
  readonly captured_at: Date | null;
  readonly taken_by: string | null;
  readonly payment_data: z.infer<typeof PaymentData> | null;
  readonly failure: string | null;
  readonly dispute: DisputeStatus | null;
  readonly decimals: number;
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly loyalty_discount: number;
    readonly refunded: number;
  }[];
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: number;
    readonly tip: number;
    readonly loyalty_discount: number;
    readonly cause: string;
    readonly reason: string;
    readonly status: string;
    readonly requested_by: string | null;
    readonly created_at: string;
    readonly done_at: string | null;
  }[];
};

const SELECT = `
  select p.id, p.bill_id, p.venue_id, b.unique_order_number, b.kind as bill_kind,
    coalesce(t.name, b.personnel_name, c.name, d.name ->> (v.settings ->> 'mainLanguage'), q.name, '') as table_name,
    (select o.number::text from orders o where o.id = coalesce(b.order_id, b.thanks_order_id)) as order_id,
    coalesce(p.used_method, p.next_action ->> 'method', p.method) as method, p.provider,
    p.provider_ref, p.status, p.amount, p.tip, p.total, p.captured, p.refunded, p.refund_due, p.created_at,
    p.captured_at, p.taken_by, p.payment_data, p.failure,
    (select e.data ->> 'standing' from payment_event e where e.payment_id = p.id and e.kind = 'disputed'
      order by e.id desc limit 1) as dispute,
    coalesce((v.settings -> 'currency' ->> 'decimals')::int, 2) as decimals,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'price', a.amount, 'loyalty_discount', i.loyalty_share, 'refunded', coalesce((
          select sum((x ->> 'amount')::bigint) from refund r cross join jsonb_array_elements(r.items) x
          where r.payment_id = p.id and x ->> 'bill_item_id' = i.id::text), 0)) order by i.position, i.id)
      from payment_allocation a join bill_item i on i.id = a.bill_item_id where a.payment_id = p.id), '[]') as items,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'tip', r.tip, 'cause', r.cause,
        'loyalty_discount', (select coalesce(sum((x ->> 'loyalty')::bigint), 0) from jsonb_array_elements(r.items) x), 'reason', r.reason, 'status', r.status, 'requested_by', r.requested_by, 'created_at', r.created_at,
        'done_at', r.done_at) order by r.number)
      from refund r where r.payment_id = p.id), '[]') as refunds
  from payment p join bill b on b.id = p.bill_id left join venue_table t on t.id = b.table_id
    left join tip_card c on c.id = b.tip_card_id left join donatee d on d.id = b.donatee_id
    left join lateral (select x.name from orders o join venue_table x on x.id = o.table_id where o.id = b.thanks_order_id) q on true
  join venue v on v.id = p.venue_id`;

/** A payment by its id. */
export const staffPaymentById = async (run: Run, paymentId: string): Promise<StaffPaymentRow | null> => {
  const [row] = await run<StaffPaymentRow>('staff-payment', `${SELECT} where p.id = $1`, [paymentId]);
  return row ?? null;
};

/** What people know a payment by. */
const FOUND = `
  lower(b.unique_order_number) = lower($5) or lower(p.id::text) = lower($5) or p.provider_ref = $5
  or p.payment_data ->> 'card_last4' = $5 or lower(coalesce(t.name, b.personnel_name, c.name)) = lower($5)
  or exists (select from orders o where o.id = coalesce(b.order_id, b.thanks_order_id) and o.number::text = $5)
  or exists (
    select from payment_item x join bill_item i on i.id = x.bill_item_id join orders o on o.id = i.order_id
    where x.payment_id = p.id and (o.number::text = $5 or o.unique_order_number = lower($5)))`;

/** Payments of a venue, newest first; after a payment of the same venue, of one bill, or found by `search`, when told so. */
export const staffPayments = (
  run: Run,
  venueId: string,
  page: {
    readonly before: string | null;
    readonly bill: string | null;
    readonly search: string | null;
    readonly since: Date | null;
    readonly limit: number;
  },
): Promise<StaffPaymentRow[]> =>
  run<StaffPaymentRow>(
    'staff-payments',
    `${SELECT}
     where p.venue_id = $1 and ($2::uuid is null or p.bill_id = $2)
       and ($5::text is null or (p.created_at > $6 and (${FOUND})))
       and ($3::uuid is null or (p.created_at, p.id) < (
         select q.created_at, q.id from payment q where q.id = $3 and q.venue_id = $1))
     order by p.created_at desc, p.id desc limit $4`,
    [venueId, page.bill, page.before, page.limit, page.search, page.since],
  );
