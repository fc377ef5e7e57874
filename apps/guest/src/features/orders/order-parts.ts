/** The heavy parts of an order's screens, fetched when an order is looked at first. */
export { hasActions, OrderActions } from './details/OrderActions.tsx';
export { OrderInfo } from './details/OrderInfo.tsx';
export { OrderItems } from './details/OrderItems.tsx';
export { PastOrder } from './details/PastOrder.tsx';
