import { Refusal, toWire } from '@tableside/contract';
import type { MultiMerchantOrder } from '@tableside/contract/http/courts/payments';
import { merchantState, merchantStep } from '@tableside/domain/food-courts';
import { minor } from '@tableside/domain/money';
import { guestFacingStatus } from '@tableside/domain/payments';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { orderView, readOrder } from '../../orders/index.ts';
import {
  type ChargedOrder,
  chargeFacts,
  ordersOfCharge,
  ownShares,
  type PaymentFacts,
} from '../../payments/index.ts';
import { sessionTokenOf } from '../../scan/index.ts';
import { ownDeviceSecret } from '../../sessions/index.ts';
import { venueMoney } from '../venue-money.ts';

type Merchant = MultiMerchantOrder['orders'][number];

const merchantOrder = async (
  deps: Deps,
  share: PaymentFacts,
  { order, sessionId, venueId, venueName }: ChargedOrder,
  device: string | null,
): Promise<Merchant> => {
  const facts = await readOrder(deps.database.run, order);
  const token = device !== null && sessionId !== null ? sessionTokenOf(device, sessionId) : null;
  const view = orderView(facts, token);
  const { settings } = await deps.venues.get(venueId);
  const wire = (amount: number): number => toWire(minor(amount), share.decimals);
  const state = merchantState({
    status: view.status,
    accepted: view.accepted_at !== null,
    delivered: view.items.some(({ is_delivered }) => is_delivered),
  });
  return {
    ...view,
    restaurant_id: venueId,
    restaurant_name: venueName,
    ...venueMoney(settings),
    display_status: state,
    step: merchantStep(state),
    payment: {
      uuid: share.id,
      status: guestFacingStatus(share),
      amount: wire(share.total),
      refunded: wire(share.refunded + share.refund_due),
    },
  };
};

const sumOf = (orders: readonly Merchant[], name: 'discount' | 'small_order_fee'): number =>
  orders.reduce((all, order) => all + order[name], 0);

/** What one payment is for, stall by stall, on the phone that made it. ENTITY-66, FOOD-41, FOOD-70. */
export const multiMerchantOrder =
  (deps: Deps): Handler<'GET /food-courts/multi-merchant-order/{paymentUuid}'> =>
  async ({ params, meta }) => {
    const shares = await ownShares(deps, params.paymentUuid, meta);
    const all = chargeFacts(params.paymentUuid, shares);
    if (!all) throw new Refusal('payment_not_found');
    const device = ownDeviceSecret(deps, meta.deviceToken);
    const found = await ordersOfCharge(
      deps.database.run,
      shares.map(({ id }) => id),
    );
    const orders: Merchant[] = [];
    for (const charged of found) {
      const share = shares.find(({ id }) => id === charged.payment);
      if (share) orders.push(await merchantOrder(deps, share, charged, device));
    }
    const wire = (amount: number): number => toWire(minor(amount), all.decimals);
    const rounded = (amount: number): number => wire(Math.round(amount * 10 ** all.decimals));
    const status = guestFacingStatus(all);
    const [first] = orders;
    if (!first) throw new Refusal('payment_not_found');
    return {
      uuid: all.id,
      status,
      is_paid: status === 'paid',
      amount: wire(all.amount),
      total: wire(all.total),
      transaction_fee: wire(all.fee),
      tips: wire(all.tip),
      payments_sum: wire(Math.max(0, all.captured - all.refunded - all.refund_due)),
      refunded: wire(all.refunded + all.refund_due),
      payment_data: all.payment_data && { ...all.payment_data },
      coupon: null,
      discount: rounded(sumOf(orders, 'discount')),
      small_order_fee: rounded(sumOf(orders, 'small_order_fee')),
      pay_at_restaurant: false,
      currency: first.currency,
      locale: first.locale,
      orders,
    };
  };
