import { progressOf } from '@tableside/contract/order-progress';
import {
  type DisplayFlow,
  derivedStatus,
  displayFlow,
  type PickupText,
  pickupText,
  progressStep,
  type StatusView,
  statusView,
} from '@tableside/domain/orders';
import type { Order } from '../../data/orders.ts';
import type { Session } from '../../data/session.ts';

/** The table and the venue, as far as they decide how an order is shown. */
export type Place = {
  readonly tableType: Session['table']['order_type'];
  readonly orderFlow: Session['restaurant']['order_flow'];
};

export type OrderFacts = {
  readonly flow: DisplayFlow;
  readonly view: StatusView;
  /** 0…5; null where there is nothing to progress, or nothing the venue reports. */
  readonly step: number | null;
  readonly pickup: boolean;
  readonly time: PickupText;
  /** The animation has said its part and gives way. ORDER-48. */
  readonly settled: boolean;
};

const SETTLED: readonly StatusView[] = [
  'delivered',
  'ready_for_pickup',
  'received',
  'pay_at_restaurant',
  'pick_up',
];

/** What the screens say about an order. ORDER-20…48. */
export const orderFacts = (order: Order, place: Place): OrderFacts => {
  const flow = displayFlow(place);
  const pickup = place.tableType === 'pickup' || place.tableType === 'self_service';
  const progress = { ...progressOf(order), seen: order.seen };
  const shown = {
    ...progress,
    waitingFor: order.waiting_for,
    sendingToPos: order.sending_to_pos,
    payAtRestaurant: order.pay_at_restaurant,
    pickup,
  };
  const view = statusView(shown, flow);
  const waits = order.status === 'pending_activate';
  const begunAt = order.begun_at ?? order.accepted_at;
  return {
    flow,
    view,
    pickup,
    step: waits || flow === 'no_status_change' ? null : progressStep(progress),
    settled: SETTLED.includes(view),
    time: pickupText({
      // What has been brought is not "ready in 17 minutes".
      status: flow === 'no_status_change' ? order.status : derivedStatus(progress),
      acceptedAt: begunAt === null ? null : Date.parse(begunAt),
      // What waits for its course has no time yet.
      waitMinutes: view === 'later' ? null : order.wait_minutes,
    }),
  };
};

/** What was brought of it, or where the venue tells of nothing, that the venue has it: thanks come after the food, never before. */
export const hasCome = ({ status, is_paid: isPaid }: Order, { flow }: OrderFacts): boolean =>
  status === 'closed' ||
  (isPaid && (status === 'partially_delivered' || (status === 'active' && flow === 'no_status_change')));

/** Finds an order by its unique number, or by the number people say aloud (the newest of that number). ORDER-02. */
export const findOrder = (orders: readonly Order[], number: string): Order | undefined =>
  orders.find(order => order.unique_order_number === number) ??
  orders.find(order => order.order_id === number);
