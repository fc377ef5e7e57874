import type { Minor } from '@tableside/domain/money';
import type { PaymentFailure, PaymentStatus } from '@tableside/domain/payments';
import type { PaymentData } from '@tableside/payments';
import type { Run } from '../../../database/database.ts';
import { LEFT_ON_BILL } from '../../left-to-pay/index.ts';
import { donationWith } from '../record/payment.ts';

/** A payment with everything its guest is told; amounts in minor units. */
export type PaymentFacts = {
  readonly id: string;
  readonly venue_id: string;
  readonly session_id: string | null;
  readonly provider: string;
  readonly status: PaymentStatus;
  readonly failure: PaymentFailure | null;
  /** The way that was used; before that, the one last asked for: one payment serves several of a provider's. */
  readonly method: string;
  readonly amount: Minor;
  readonly tip: Minor;
  readonly fee: Minor;
  readonly total: Minor;
  /** Given with it by rounding up, beside `total`; and what of that went back. */
  readonly donation: Minor;
  readonly donation_back: Minor;
  readonly captured: Minor;
  readonly allocated: Minor;
  readonly suspense: Minor;
  readonly refunded: Minor;
  readonly refund_due: Minor;
  readonly payment_data: PaymentData | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly captured_at: Date | null;
  readonly suspect: boolean;
  readonly bill_kind: 'order' | 'table' | 'tip' | 'donation';
  readonly number: string;
  readonly left: Minor;
  readonly venue_name: string;
  readonly decimals: number;
  /** What it paid for; before that, what it is meant to pay for. */
  readonly items: readonly { readonly name: string; readonly amount: Minor }[];
};

const FACTS = `
  select p.id, p.venue_id, p.session_id, p.provider, p.status, p.failure,
    coalesce(p.used_method, p.next_action ->> 'method', p.method) as method, p.amount, p.tip, p.fee, p.total, p.captured, p.allocated,
    p.suspense, p.refunded, p.refund_due, ${donationWith('p', 'total')} as donation, ${donationWith('p', 'back')} as donation_back, p.payment_data, p.created_at, p.expires_at, p.captured_at,
    exists (select from payment_event e where e.payment_id = p.id and e.kind = 'suspect') as suspect,
    b.kind as bill_kind, b.unique_order_number as number, ${LEFT_ON_BILL} as left, v.name as venue_name,
    (v.settings -> 'currency' ->> 'decimals')::int as decimals,
    coalesce((select json_agg(json_build_object('name', i.name, 'amount', x.amount) order by i.position, i.id)
      from (select bill_item_id, amount from payment_allocation where payment_id = p.id
        union all
        select bill_item_id, amount from payment_item where payment_id = p.id and p.captured = 0) x
      join bill_item i on i.id = x.bill_item_id), '[]') as items
  from payment p join bill b on b.id = p.bill_id join venue v on v.id = p.venue_id`;

export const readFacts = async (run: Run, paymentId: string): Promise<PaymentFacts | null> => {
  const [row] = await run<PaymentFacts>('payment-facts', `${FACTS} where p.id = $1`, [paymentId]);
  return row ?? null;
};

/** A payment that this phone made, or those of a charge; none for an unknown one and for somebody else's alike. */
export const factsOfDevice = (run: Run, id: string, deviceHash: Buffer): Promise<PaymentFacts[]> =>
  run<PaymentFacts>(
    'payment-facts-of-device',
    `${FACTS} where (p.id = $1 or p.charge_id = $1) and p.device_hash = $2 order by p.venue_id, p.id`,
    [id, deviceHash],
  );

/** The newest payment of a session for an order or a bill; one with money before one without. STATUS-14. */
export const lastFacts = async (
  run: Run,
  sessionId: string,
  number: string,
): Promise<PaymentFacts | null> => {
  const [row] = await run<PaymentFacts>(
    'payment-facts-last',
    `${FACTS} where p.session_id = $1 and (b.unique_order_number = $2
       or exists (select from bill_item i join orders o on o.id = i.order_id
         where i.bill_id = b.id and o.unique_order_number = $2))
     order by p.captured_at desc nulls last, p.created_at desc, p.id limit 1`,
    [sessionId, number],
  );
  return row ?? null;
};

/** What this phone has paid here, newest first; what rounds up a payment is told with it. HIST-06. */
export const paidBySession = (run: Run, sessionId: string): Promise<PaymentFacts[]> =>
  run<PaymentFacts>(
    'payments-of-session',
    `${FACTS} where p.session_id = $1 and p.captured > 0 and (b.kind <> 'donation' or p.charge_id is null)
     order by p.captured_at desc, p.id limit 200`,
    [sessionId],
  );
