import type { Run } from '../../../database/database.ts';
import { LEFT_ON_BILL } from '../../left-to-pay/index.ts';
import type { Bill, PieceAmount } from '../bill.ts';

/** What a payment is given of a bill, and what else follows from its money. */
export type Giving = {
  readonly paymentId: string;
  readonly pieces: readonly PieceAmount[];
  /** Pieces whose sale is written with it: from now on the journal knows of them. */
  readonly sold: readonly string[];
};

/**
 * An order of which something else is paid now than its row says. `paid` in minor units, as far as this bill tells: of one
 * that is `split`, some dishes stand on other bills.
 */
export type OutdatedOrder = {
  readonly number: string;
  readonly paid: number;
  readonly split: boolean;
  /** The caller named it: something of it changed, whatever that did to what is paid of it. */
  readonly named: boolean;
};

type Counted = Pick<
  Bill,
  'subtotal' | 'discount' | 'total' | 'paid' | 'left' | 'revision' | 'status' | 'takenOff'
>;

export type Count = {
  readonly bill: Bill;
  /** Pieces that the payment has now; one that had been paid for before is not among them. */
  readonly given: readonly string[];
  /**
   * Orders whose row does not say what is paid of them: their total less what is open on the bill, so that an order of
   * which a dish was taken off is paid when the rest is. Those that have ended stay as they are.
   */
  readonly outdated: readonly OutdatedOrder[];
};

/**
 * Counts a locked bill anew from its live pieces and what was allocated to them, after giving pieces to a payment where
 * one was captured; its revision grows. A paid bill that is no table's is closed. `takenOff` is added to what staff took off by
 * hand; `changed` names orders of which lines changed. One statement: what it gives is not in the tables that it reads yet, and is added by hand.
 */
export const countBill = async (
  run: Run,
  bill: Bill,
  at: Date,
  {
    takenOff = 0,
    giving = null,
    changed = [],
  }: {
    readonly takenOff?: number;
    readonly giving?: Giving | null;
    readonly changed?: readonly string[];
  } = {},
): Promise<Count> => {
  const [row] = await run<Counted & Pick<Count, 'given' | 'outdated'>>(
    'bill-count',
    `with given as (
       insert into payment_allocation (bill_item_id, payment_id, amount, at)
       select r.id, $4, r.amount, $2 from jsonb_to_recordset($5::jsonb) as r(id uuid, amount bigint)
       on conflict (bill_item_id) do nothing returning bill_item_id, amount),
     freed as (delete from bill_item_hold h using given g where h.bill_item_id = g.bill_item_id),
     sold as (update bill_item set booked = true where id = any($6::uuid[]) and not booked and exists (select from given)),
     piece as materialized (
       select i.order_id, i.price, i.discount_share, i.net, i.voided_at is null as is_live,
         coalesce(a.amount, g.amount) as paid
       from bill_item i left join payment_allocation a on a.bill_item_id = i.id
         left join given g on g.bill_item_id = i.id
       where i.bill_id = $1 and i.divided_at is null),
     counted as (
       update bill b set subtotal = s.subtotal, discount = s.discount, total = s.subtotal - s.discount, paid = s.paid,
         revision = b.revision + 1, updated_at = $2, taken_off = b.taken_off + $3,
         status = case when s.is_paid and b.kind <> 'table' and b.status = 'open' then 'closed' else b.status end,
         closed_at = case when s.is_paid and b.kind <> 'table' and b.status = 'open' then $2 else b.closed_at end
       from (
         select *, paid > 0 and paid = subtotal - discount as is_paid from (
           select coalesce(sum(price), 0) as subtotal, coalesce(sum(discount_share), 0) as discount,
             coalesce(sum(paid), 0) as paid
           from piece where is_live) x) s
       where b.id = $1
       returning b.subtotal, b.discount, b.total, b.paid, ${LEFT_ON_BILL} as left, b.revision, b.status, b.taken_off as "takenOff"),
     owed as (
       select order_id, coalesce(sum(net) filter (where paid is null and is_live), 0) as open,
         exists (select from bill_item e where e.order_id = piece.order_id and e.bill_id <> $1) as split
       from piece where order_id is not null group by order_id)
     select c.*, (select coalesce(jsonb_agg(bill_item_id), '[]') from given) as given, (
         select coalesce(jsonb_agg(jsonb_build_object('number', o.unique_order_number,
           'paid', greatest(o.total - w.open, 0), 'split', w.split,
           'named', o.id = any($7::uuid[])) order by o.id), '[]')
         from owed w join orders o on o.id = w.order_id
         where o.status not in ('rejected', 'failed')
           and (w.split or o.paid <> greatest(o.total - w.open, 0) or o.id = any($7::uuid[]))) as outdated
     from counted c`,
    [
      bill.id,
      at,
      takenOff,
      giving?.paymentId ?? null,
      JSON.stringify(giving?.pieces ?? []),
      giving?.sold ?? [],
      changed,
    ],
  );
  if (!row) throw new Error('there is no bill to count');
  const { given, outdated, ...counted } = row;
  return { bill: { ...bill, ...counted }, given, outdated };
};
