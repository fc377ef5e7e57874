/** The heavy parts of an order's screens, fetched when an order is looked at first. */
export { hasActions, OrderActions } from './OrderActions.tsx';
export { OrderInfo } from './OrderInfo.tsx';
