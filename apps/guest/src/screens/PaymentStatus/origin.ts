import { pathTo } from '../../app/paths.ts';
import type { Payment } from '../../data/payments.ts';
import { billPath } from '../../features/pay/index.ts';

/** Where a payment began. STATUS-08, STATUS-18. */
export type Origin = 'pay' | 'order' | 'food-court';

type Asked = {
  readonly session: string;
  readonly origin: Origin;
  readonly orderNumber: string;
  readonly foodCourt: string | null;
};

/** The address says it, in either spelling; else the payment itself. */
export const originOf = (named: string | null, payment: Pick<Payment, 'order_type'> | undefined): Origin => {
  if (named === 'food-court' || named === 'foodcourt') return 'food-court';
  if (named === 'pay' || named === 'order') return named;
  // Tips and donations by card have screens of their own.
  return payment?.order_type === 'pay' ? 'pay' : 'order';
};

/** Where a guest goes on once it is paid. STATUS-08, STATUS-09. */
export const forwardPath = (
  { session, origin, orderNumber, foodCourt }: Asked,
  paymentUuid: string,
): string => {
  if (origin === 'food-court' && foodCourt) {
    const hall = { foodCourtHash: foodCourt };
    return pathTo('ViewFoodCourtMultiMerchantOrder', hall, { paymentUuid, origin: 'foodcourt' });
  }
  if (origin === 'pay') return pathTo('PaymentSuccess', { session }, { orderNumber, paymentUuid });
  return pathTo('Menu', { session }, { order: orderNumber });
};

/** The start of the flow, for one that was broken off. STATUS-10. */
export const startPath = ({ session, origin, orderNumber, foodCourt }: Asked): string => {
  if (origin === 'food-court' && foodCourt) return pathTo('FoodCourt', { foodCourtHash: foodCourt });
  if (origin === 'pay') return billPath(session, orderNumber);
  return pathTo('Menu', { session }, { order: orderNumber || undefined });
};

/** Once more, by whichever way; in a hall from its orders, which say what is not paid. */
export const againPath = (asked: Asked): string => {
  const { session, origin, orderNumber: order, foodCourt } = asked;
  if (origin === 'food-court' && foodCourt) return pathTo('FoodCourtOrders', { foodCourtHash: foodCourt });
  if (origin === 'food-court' || !order) return startPath(asked);
  return pathTo('Pay', { session, order }, { ref: origin === 'pay' ? 'order' : undefined });
};
