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
