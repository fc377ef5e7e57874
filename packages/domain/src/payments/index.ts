export { type ConnectedFacts, type ConnectionStanding, connectionStanding } from './connection.ts';
export {
  PAYMENT_STATUSES,
  type PaymentEvent,
  type PaymentEventKind,
  type PaymentFailure,
  type PaymentStatus,
} from './events.ts';
export { foldPayment, type PaymentState } from './fold.ts';
export { INTENT_LIFETIME_MS, nextCheck } from './schedule.ts';
export { type GuestFacingStatus, guestFacingStatus } from './told.ts';
export { isCaptured, isUnfinished, PAYMENT_TRANSITIONS } from './transitions.ts';
