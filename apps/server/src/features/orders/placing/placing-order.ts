import { randomUUIDv7 } from 'node:crypto';
import type { Standing } from '@tableside/domain/orders';
import { promisedMinutes } from '@tableside/domain/pace';
import { soldAt } from '@tableside/domain/vat';
import type { GuestSession } from '../../../http/guest.ts';
import { newOrderNumber } from '../../../unique-number.ts';
import type { GuestPlace, PricedCart } from '../../cart/index.ts';
import { orderDay } from '../numbers/order-number.ts';
import type { NewOrder } from './order-insert-store.ts';
import type { TakenSlot } from './placing-slot.ts';

/** What the guest wrote, ready to be kept. */
export type Written = {
  readonly comment: string;
  readonly fields: Record<string, string | boolean>;
};

/** What was decided about an order besides its price. */
export type Decided = {
  readonly cartRevision: number;
  readonly standing: Standing;
  readonly firstOfVisit: boolean;
  readonly batchId: string | null;
  readonly slot: TakenSlot | null;
};

/** Minutes that the venue tells everybody now, in a rush. */
export const rushMinutesOf = ({ venue }: Pick<GuestSession, 'venue'>): number | null =>
  venue.orderStatus === 'rush_mode' ? venue.rushModeWaitMinutes : null;

/** Minutes to wait of an order that nobody has to accept. */
const waitMinutes = (guest: GuestSession, { settings, now }: GuestPlace, slot: TakenSlot | null): number =>
  promisedMinutes(
    settings.defaultWaitMinutes,
    { rush: rushMinutesOf(guest), slotAt: slot?.start ?? null },
    now,
  );

const amountsOf = ({ totals }: PricedCart) => ({
  subtotal: totals.subtotal,
  discount: totals.discount + totals.loyaltyDiscount,
  loyalty_discount: totals.loyaltyDiscount,
  small_order_fee: totals.smallOrderFee,
  tips: totals.tip,
  total: totals.total,
  paid: 0,
});

/** The order row as it is first written. */
export const newOrder = (
  guest: GuestSession,
  place: GuestPlace,
  priced: PricedCart,
  decided: Decided,
  written: Written,
): NewOrder => {
  const now = new Date(place.now);
  const { status, waitingFor } = decided.standing;
  const atOnce = status === 'active';
  return {
    // In the order of time: with a million orders in the index, the next ones still share a page.
    id: randomUUIDv7(),
    venue_id: guest.venueId,
    table_id: guest.table.id,
    visit_id: guest.visitId,
    session_id: guest.sessionId,
    shared_cart: guest.sharedCart,
    cart_revision: decided.cartRevision,
    business_day: orderDay(place.settings, place.now),
    unique_order_number: newOrderNumber(),
    status,
    waiting_for: waitingFor,
    first_of_visit: decided.firstOfVisit,
    batch_id: decided.batchId,
    comment: written.comment,
    allergy: '',
    additional_fields: written.fields,
    currency: place.settings.currency.code,
    ...amountsOf(priced),
    coupon_id: priced.coupon?.id ?? null,
    coupon_code: priced.coupon?.code ?? null,
    coupon_kind: priced.coupon?.type ?? null,
    pay_at_restaurant: priced.coupon?.type === 'pay-at-restaurant',
    selected_payment_type: null,
    seen_at: atOnce ? now : null,
    wait_minutes: atOnce ? waitMinutes(guest, place, decided.slot) : null,
    status_reason: null,
    placed_at: now,
    accepted_at: atOnce ? now : null,
    closed_at: null,
    slot_at: decided.slot && new Date(decided.slot.start),
    fee_vat_percent: soldAt(place.settings.legal)?.percent ?? null,
    slot_dishes: decided.slot?.dishes ?? null,
    waiter_id: null,
  };
};
