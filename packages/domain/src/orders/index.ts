export {
  type DisplayFlow,
  derivedStatus,
  displayFlow,
  isServed,
  LAST_PROGRESS_STEP,
  type Progress,
  progressStep,
  type ShownOrder,
  STATUS_VIEWS,
  type StatusView,
  statusView,
} from './display.ts';
export { groupOrders, isOngoing, LIST_LABELS, type ListLabel, listLabel } from './list.ts';
export {
  afterPaymentOrBatch,
  asksPresence,
  initialStatus,
  type Standing,
  type WaitingFor,
} from './placing.ts';
export { shouldPoll } from './polling.ts';
export {
  isFinal,
  mayMove,
  ORDER_MOVES,
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
} from './status.ts';
export { afterTakingOff, type LineLeft, portionsLeft } from './taking-off.ts';
export { batchCountdown, type PickupText, pickupText } from './times.ts';
export {
  type CartNow,
  sameLines,
  UNSENT_FOR_MS,
  type UnsentOrder,
  type UnsentQuestion,
  unsentStep,
  type WantedLine,
} from './unsent.ts';
export {
  isPartyOrJoined,
  type NextUnsent,
  nextUnsent,
  type StaffQuestion,
  UNSENT_BY_STAFF_FOR_MS,
  type UnsentByStaff,
} from './unsent-by-staff.ts';
