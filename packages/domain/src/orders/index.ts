export {
  isFinal,
  mayMove,
  ORDER_MOVES,
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
} from './status.ts';
