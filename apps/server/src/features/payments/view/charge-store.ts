import type { Run } from '../../../database/database.ts';

/** An order that a payment is for. */
export type ChargedOrder = {
  readonly payment: string;
  readonly order: string;
  readonly sessionId: string | null;
  readonly venueId: string;
  readonly venueName: string;
};

/** The orders that these payments are for, in the order in which their venues are locked. */
export const ordersOfCharge = (run: Run, paymentIds: readonly string[]): Promise<ChargedOrder[]> =>
  run<ChargedOrder>(
    'charge-orders',
    `select p.id as payment, b.order_id as "order", p.session_id as "sessionId", v.id as "venueId", v.name as "venueName"
     from payment p join bill b on b.id = p.bill_id join venue v on v.id = p.venue_id
     where p.id = any($1::uuid[]) and b.order_id is not null order by v.id, p.id`,
    [paymentIds],
  );
