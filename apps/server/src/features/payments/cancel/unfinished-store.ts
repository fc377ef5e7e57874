import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import type { PieceAmount } from '../../bills/index.ts';
import { donationWith, PAYMENT_COLUMNS, type PaymentRow } from '../record/payment.ts';

/** A payment that can still be made, with what it is meant to pay for, pieces in the order of their ids. */
export type UnfinishedPayment = PaymentRow & {
  readonly items: readonly PieceAmount[];
  /** What is given with it by rounding up. */
  readonly donation: Minor;
};

/** Payments of a session at a provider for a bill that are not over, newest first; the bill must be locked. */
export const unfinishedPayments = (
  run: Run,
  of: { readonly sessionId: string; readonly billId: string; readonly provider: string },
): Promise<UnfinishedPayment[]> =>
  run<UnfinishedPayment>(
    'payments-unfinished',
    `select ${PAYMENT_COLUMNS}, (select json_agg(json_build_object('id', i.bill_item_id, 'amount', i.amount)
         order by i.bill_item_id) from payment_item i where i.payment_id = payment.id) as items,
       ${donationWith('payment', 'total')} as donation
     from payment where session_id = $1 and bill_id = $2 and provider = $3
       and status in ('created', 'processing', 'unknown')
     order by created_at desc, id`,
    [of.sessionId, of.billId, of.provider],
  );

/** A payment with which money may be on its way; `name`: that of the charge it is part of, else its own. */
export type InProgress = { readonly id: string; readonly name: string; readonly inDoubt: boolean };

/**
 * Payments of a session, at whatever provider, that may still take money for one of these dishes without the guest doing
 * anything more: under way, in doubt, or unknown after the guest was sent off to pay. The bill must be locked.
 */
export const underWayFor = (
  run: Run,
  of: { readonly sessionId: string; readonly billId: string; readonly items: readonly string[] },
): Promise<InProgress[]> =>
  run<InProgress>(
    'payments-under-way',
    `select p.id, coalesce(p.charge_id, p.id) as name, d.doubt as "inDoubt" from payment p
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
export const supersededPayments = async (run: Run, paymentId: string): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'payments-overtaken',
    `select distinct p.id from payment_allocation a join payment_item i on i.bill_item_id = a.bill_item_id
     join payment p on p.id = i.payment_id
     where a.payment_id = $1 and p.id <> $1 and p.status in ('created', 'unknown')`,
    [paymentId],
  );
  return rows.map(({ id }) => id);
};

/** Payments of a phone with one tip or donation card (its id) that may still bring money, begun since then; none that rounds up another. */
export const unfinishedGifts = (
  run: Run,
  of: { readonly deviceHash: Buffer; readonly cardId: string; readonly since: Date },
): Promise<PaymentRow[]> =>
  run<PaymentRow>(
    'payments-unfinished-gifts',
    `select ${PAYMENT_COLUMNS} from payment
     where bill_id in (select id from bill where (tip_card_id = $1 or donatee_id = $1 or thanks_order_id = $1) and opened_at > $3)
       and device_hash = $2 and charge_id is null and status in ('created', 'processing', 'unknown') order by created_at, id`,
    [of.cardId, of.deviceHash, of.since],
  );
