import type { Run } from '../../database/database.ts';
import { gaveFor } from '../giving/index.ts';

/** An order as far as a tip for it is concerned; minor units. */
export type ThankedOrder = {
  readonly id: string;
  /** Unique. */
  readonly number: string;
  readonly isPaid: boolean;
  /** It never came, or went back. */
  readonly ended: boolean;
  /** What its dishes cost, discounts taken off. */
  readonly worth: number;
  /** This phone gave a tip for it, and has it not back. */
  readonly given: boolean;
};

/** An order that the session sent, or that its party sent from the cart they share; null for an unknown one and for somebody else's. */
export const thankedOrder = async (
  run: Run,
  of: { readonly sessionId: string; readonly number: string; readonly deviceHash: Buffer },
): Promise<ThankedOrder | null> => {
  const [row] = await run<ThankedOrder>(
    'order-to-thank-for',
    `select o.id, o.unique_order_number as number, o.is_paid as "isPaid", o.status in ('rejected', 'failed') as ended,
       coalesce((select sum(i.net) from bill_item i
         where i.order_id = o.id and i.kind = 'item' and i.voided_at is null and i.divided_at is null), o.subtotal - o.discount)::bigint as worth,
       ${gaveFor('o.id', '$3')} as given
     from guest_session me join orders o on o.venue_id = me.venue_id
       and (o.session_id = me.id or (o.visit_id = me.visit_id and o.shared_cart is not null and me.shared_cart is not null))
     where me.id = $1 and o.unique_order_number = $2`,
    [of.sessionId, of.number, of.deviceHash],
  );
  return row ?? null;
};
