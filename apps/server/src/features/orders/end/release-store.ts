import type { Run } from '../../../database/database.ts';

/** Gives back the coupon use of a locked order that was not served at all. */
export const releaseCoupon = async (run: Run, orderId: string): Promise<void> => {
  await run(
    'order-release-coupon',
    `update coupon c set uses = greatest(c.uses - 1, 0) from orders o
     where o.id = $1 and c.id = o.coupon_id
       and not exists (select from order_line l where l.order_id = o.id and l.delivered_at is not null)`,
    [orderId],
  );
};
