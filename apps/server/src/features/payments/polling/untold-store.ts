import type { Run } from '../../../database/database.ts';

/** A payment whose guest went off to the bank and of which nobody said anything since. */
export type UnreportedPayment = {
  readonly left_at: Date;
  /** What stands on the bank's statement: the unique number of the order or bill, before the venue's name. */
  readonly number: string;
};

/** Null: its guest never went, or somebody told of it. */
export const unreportedPayment = async (run: Run, paymentId: string): Promise<UnreportedPayment | null> => {
  const [row] = await run<UnreportedPayment>(
    'payment-untold',
    `select e.at as left_at, b.unique_order_number as number
     from payment_event e join payment p on p.id = e.payment_id join bill b on b.id = p.bill_id
     where e.payment_id = $1 and e.kind = 'left' and not exists (
       select from payment_event t where t.payment_id = e.payment_id and t.source in ('webhook', 'return', 'status'))
     order by e.id limit 1`,
    [paymentId],
  );
  return row ?? null;
};

/** How many payments were found untold since then. */
export const unreportedSince = async (run: Run, since: Date): Promise<number> => {
  const [row] = await run<{ found: number }>(
    'payments-untold-since',
    `select count(*) as found from money_alert where kind = 'payment_untold' and raised_at >= $1`,
    [since],
  );
  return row?.found ?? 0;
};
