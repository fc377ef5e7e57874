import type { OrderFlow, TableType } from '../venue/settings.ts';
import type { WaitingFor } from './placing.ts';
import type { OrderStatus } from './status.ts';

/** ORDER-22. */
export type DisplayFlow = 'full' | 'pickup' | 'no_status_change';

/** An order as far as its dishes have come; `isOff`: taken off by staff, nobody waits for it; `isHeld`: it waits for its course. */
export type Progress = {
  readonly status: OrderStatus;
  readonly items: readonly {
    readonly isDelivered: boolean;
    readonly isOff?: boolean;
    readonly isHeld?: boolean;
  }[];
};

/** Whether every dish that is still wanted has been brought: nothing is on its way any more. */
export const isServed = ({ status, items }: Progress): boolean =>
  (status === 'active' || status === 'partially_delivered') &&
  items.some(item => item.isDelivered) &&
  items.every(item => item.isDelivered || item.isOff);

/**
 * The status as guests are told it. `partially_delivered` is worked out from the items, and accepted as sent; once all of
 * them are there the order is served, whether or not staff have closed it. ORDER-20, ORDER-21.
 */
export const derivedStatus = (order: Progress): OrderStatus => {
  if (isServed(order)) return 'closed';
  const { status, items } = order;
  return status === 'active' && items.some(item => item.isDelivered) ? 'partially_delivered' : status;
};

/**
 * How an order's way is shown. A venue whose till reports nothing back cannot say "ready" at a pickup table either,
 * so its order flow counts first. ORDER-22, ORDER-25.
 */
export const displayFlow = (place: {
  readonly tableType: TableType;
  readonly orderFlow: OrderFlow;
}): DisplayFlow => {
  if (place.orderFlow === 'no_status_change') return 'no_status_change';
  return place.tableType === 'pickup' ? 'pickup' : 'full';
};

export const STATUS_VIEWS = [
  'pending_confirmation',
  'seen',
  'preparing',
  'waiting_others',
  'waiting_payment',
  'sending_to_pos',
  'partially_delivered',
  'later',
  'delivered',
  'ready_for_pickup',
  'received',
  'pay_at_restaurant',
  'pick_up',
  'failed',
  'rejected',
] as const;
export type StatusView = (typeof STATUS_VIEWS)[number];

export type ShownOrder = Progress & {
  readonly seen: boolean;
  readonly waitingFor: WaitingFor | null;
  readonly sendingToPos: boolean;
  readonly payAtRestaurant: boolean;
  /** Placed at a pickup table; the pickup flow implies it. */
  readonly pickup?: boolean;
};

/** Whether all that is to come waits for its course: nobody prepares anything just now. */
const isAllHeld = ({ items }: Progress): boolean =>
  items.some(({ isHeld }) => isHeld) &&
  items.every(({ isHeld, isDelivered, isOff }) => isHeld || isDelivered || isOff);

const withoutStatusChange = (order: ShownOrder): StatusView => {
  if (order.sendingToPos) return 'sending_to_pos';
  if (order.payAtRestaurant) return 'pay_at_restaurant';
  return order.pickup ? 'pick_up' : 'received';
};

/** What the status header says; of what waits for its course nobody says that it is being prepared. ORDER-22…24, ORDER-31…43. */
export const statusView = (order: ShownOrder, flow: DisplayFlow): StatusView => {
  // Where the till reports nothing back, what somebody ticked on the board is no status either.
  const status = flow === 'no_status_change' ? order.status : derivedStatus(order);
  if (status === 'failed' || status === 'rejected') return status;
  if (status === 'closed') return flow === 'pickup' || order.pickup ? 'ready_for_pickup' : 'delivered';
  if (status === 'pending_activate') {
    return order.waitingFor === 'payment' ? 'waiting_payment' : 'waiting_others';
  }
  if (flow === 'no_status_change') return withoutStatusChange(order);
  if (status === 'waiting_confirmation') return order.seen ? 'seen' : 'pending_confirmation';
  if (isAllHeld(order)) return 'later';
  if (status === 'partially_delivered') return status;
  return order.sendingToPos ? 'sending_to_pos' : 'preparing';
};

/** The step of a closed order: the indicator is full. Step 3 is no resting place. ORDER-30. */
export const LAST_PROGRESS_STEP = 5;

/** The step of the progress indicator; null where there is nothing left to progress. ORDER-27…30. */
export const progressStep = (order: Progress & { readonly seen: boolean }): number | null => {
  switch (derivedStatus(order)) {
    case 'failed':
    case 'rejected':
      return null;
    case 'pending_activate':
      return 0;
    case 'waiting_confirmation':
      return order.seen ? 1 : 0;
    case 'active':
      return isAllHeld(order) ? 1 : 2;
    case 'partially_delivered':
      return 4;
    case 'closed':
      return LAST_PROGRESS_STEP;
  }
};
