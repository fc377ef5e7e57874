import type { Run } from '../../database/database.ts';
import type { PieceAmount } from '../bills/index.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from './payment.ts';

/** A payment that can still be made, with what it is meant to pay for, pieces in the order of their ids. */
export type UnfinishedPayment = PaymentRow & { readonly items: readonly PieceAmount[] };

/** Payments of a session at a provider for a bill that are not over, newest first; the bill must be locked. */
export const unfinishedPayments = (
  run: Run,
  of: { readonly sessionId: string; readonly billId: string; readonly provider: string },
): Promise<UnfinishedPayment[]> =>
  run<UnfinishedPayment>(
    'payments-unfinished',
    `select ${PAYMENT_COLUMNS}, (select json_agg(json_build_object('id', i.bill_item_id, 'amount', i.amount)
         order by i.bill_item_id) from payment_item i where i.payment_id = payment.id) as items
     from payment where session_id = $1 and bill_id = $2 and provider = $3
       and status in ('created', 'processing', 'unknown')
     order by created_at desc, id`,
    [of.sessionId, of.billId, of.provider],
  );

/** A payment with which money may be on its way. */
export type UnderWay = { readonly id: string; readonly inDoubt: boolean };

/**
 * Payments of a session, at whatever provider, that may still take money for one of these dishes without the guest doing
 * anything more: under way, in doubt, or unknown after the guest was sent off to pay. The bill must be locked.
 */
export const underWayFor = (
  run: Run,
  of: { readonly sessionId: string; readonly billId: string; readonly items: readonly string[] },
): Promise<UnderWay[]> =>
  run<UnderWay>(
    'payments-under-way',
    `select p.id, d.doubt as "inDoubt" from payment p
     cross join lateral (
       select exists (select from payment_event e where e.payment_id = p.id and e.kind = 'suspect') as doubt) d
     where p.session_id = $1 and p.bill_id = $2
       and (p.status = 'processing' or (p.status = 'unknown' and (p.next_action is not null or d.doubt)))
       and exists (
         select from payment_item m join bill_item x on x.id = m.bill_item_id
         join bill_item w on coalesce(w.part_of, w.id) = coalesce(x.part_of, x.id)
         where m.payment_id = p.id and w.id = any($3::uuid[]))`,
    [of.sessionId, of.billId, of.items],
  );

/** Unfinished payments that were meant for pieces which another one has paid for now. */
export const overtakenPayments = async (run: Run, paymentId: string): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'payments-overtaken',
    `select distinct p.id from payment_allocation a join payment_item i on i.bill_item_id = a.bill_item_id
     join payment p on p.id = i.payment_id
     where a.payment_id = $1 and p.id <> $1 and p.status in ('created', 'unknown')`,
    [paymentId],
  );
  return rows.map(({ id }) => id);
};

/** What the pieces of a payment are: amounts in minor units. */
export type PaidKinds = {
  readonly fee: number;
  readonly tip: number;
  readonly discount: number;
  readonly coupon_code: string | null;
  readonly coupon_kind: string | null;
};

export const kindsOfPayment = async (run: Run, paymentId: string): Promise<PaidKinds> => {
  const [row] = await run<PaidKinds>(
    'payment-kinds',
    `select coalesce(sum(x.amount) filter (where i.kind = 'fee'), 0)::bigint as fee,
       coalesce(sum(x.amount) filter (where i.kind = 'tip'), 0)::bigint as tip,
       coalesce(sum(i.discount_share), 0)::bigint as discount,
       max(o.coupon_code) as coupon_code, max(o.coupon_kind) as coupon_kind
     from payment_item x join bill_item i on i.id = x.bill_item_id join bill b on b.id = i.bill_id
     left join orders o on o.id = b.order_id
     where x.payment_id = $1`,
    [paymentId],
  );
  return row ?? { fee: 0, tip: 0, discount: 0, coupon_code: null, coupon_kind: null };
};
