import type { Run } from '../../database/database.ts';

/** Orders of a venue that its till should have and has not, oldest first. */
export const ordersToSend = async (run: Run, venueId: string, now: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'till-orders-to-send',
    `select o.id from orders o join till_account a on a.venue_id = o.venue_id
       left join till_order t on t.order_id = o.id
     where o.venue_id = $1 and o.placed_at > $2::timestamptz - interval '24 hours'
       and o.status in ('active', 'partially_delivered', 'closed') and o.accepted_at >= a.connected_at
       and (t.order_id is null or (t.state = 'sending' and t.try_at <= $2))
     order by o.placed_at, o.id limit 50`,
    [venueId, now],
  );
  return rows.map(({ id }) => id);
};

/** Takes an order for sending, and says when to try again should no answer come; null: somebody else has it. */
export const claimOrder = async (
  run: Run,
  orderId: string,
  venueId: string,
  now: Date,
): Promise<{ readonly tries: number } | null> => {
  const [row] = await run<{ tries: number }>(
    'till-order-claim',
    `insert into till_order as t (order_id, venue_id, state, try_at, updated_at)
     values ($1, $2, 'sending', $3::timestamptz + interval '2 seconds', $3)
     on conflict (order_id) do update set tries = t.tries + 1, updated_at = $3,
       try_at = $3::timestamptz + least(60, power(2, least(t.tries, 6))) * interval '1 second'
       where t.state = 'sending' and t.try_at <= $3
     returning tries`,
    [orderId, venueId, now],
  );
  return row ?? null;
};

export const finishOrder = async (
  run: Run,
  orderId: string,
  end: {
    readonly state: 'sent' | 'failed';
    readonly bill: string | null;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<void> => {
  await run(
    'till-order-finish',
    'update till_order set state = $2, external_bill = $3, reason = $4, updated_at = $5 where order_id = $1',
    [orderId, end.state, end.bill, end.reason, end.at],
  );
};

/** Money for a bill that the till keeps: what it paid for there, and what is a tip on top. Minor units. */
export type PaymentToSend = {
  readonly id: string;
  readonly method: string;
  readonly bill: string;
  readonly amount: number;
  readonly tip: number;
};

/** Captured payments of a venue that its till does not know of, oldest first. */
export const paymentsToSend = (run: Run, venueId: string, now: Date): Promise<PaymentToSend[]> =>
  run<PaymentToSend>(
    'till-payments-to-send',
    `select p.id, coalesce(p.used_method, p.next_action ->> 'method', p.method) as method,
       coalesce(b.external_id, o.external_bill) as bill,
       (s.amount - s.tips)::bigint as amount, (p.tip + s.tips)::bigint as tip
     from payment p join bill b on b.id = p.bill_id left join till_order o on o.order_id = b.order_id
       left join till_payment t on t.payment_id = p.id
       cross join lateral (
         select coalesce(sum(a.amount), 0) as amount,
           coalesce(sum(a.amount) filter (where i.kind = 'tip'), 0) as tips
         from payment_allocation a join bill_item i on i.id = a.bill_item_id where a.payment_id = p.id) s
     where p.venue_id = $1 and p.captured_at > $2::timestamptz - interval '24 hours' and s.amount > s.tips
       and coalesce(b.external_id, o.external_bill) is not null
       and (t.payment_id is null or (t.state = 'sending' and t.try_at <= $2))
     order by p.captured_at, p.id limit 50`,
    [venueId, now],
  );

export const claimPayment = async (
  run: Run,
  paymentId: string,
  venueId: string,
  now: Date,
): Promise<boolean> => {
  const rows = await run(
    'till-payment-claim',
    `insert into till_payment as t (payment_id, venue_id, state, try_at, updated_at)
     values ($1, $2, 'sending', $3::timestamptz + interval '2 seconds', $3)
     on conflict (payment_id) do update set tries = t.tries + 1, updated_at = $3,
       try_at = $3::timestamptz + least(60, power(2, least(t.tries, 6))) * interval '1 second'
       where t.state = 'sending' and t.try_at <= $3
     returning 1`,
    [paymentId, venueId, now],
  );
  return rows.length > 0;
};

export const finishPayment = async (
  run: Run,
  paymentId: string,
  end: { readonly state: 'sent' | 'failed'; readonly reason: string | null; readonly at: Date },
): Promise<void> => {
  await run(
    'till-payment-finish',
    'update till_payment set state = $2, reason = $3, updated_at = $4 where payment_id = $1',
    [paymentId, end.state, end.reason, end.at],
  );
};

/** Open bills of a venue that its till keeps and did not answer for. */
export const billsToRead = (
  run: Run,
  venueId: string,
): Promise<{ readonly id: string; readonly external: string }[]> =>
  run<{ id: string; external: string }>(
    'till-bills-to-read',
    `select id, external_id as external from bill where venue_id = $1 and status = 'open' and till_state = 'failed'
       and external_id is not null order by id limit 50`,
    [venueId],
  );
