export {
  RESERVATION_BOUNDS,
  type ReservationSettings,
  reservationProblems,
  SLOT_STEPS,
  type Stay,
  stayMinutes,
  USUAL_RESERVATIONS,
} from './settings.ts';
export { daysAhead, isSlot, type SlotRule, slotsOn } from './slots.ts';
export {
  isAhead,
  type Lateness,
  latenessOf,
  placeInLine,
  RESERVATION_DEEDS,
  RESERVATION_KINDS,
  RESERVATION_STATES,
  type ReservationDeed,
  type ReservationKind,
  type ReservationState,
  stateAfter,
} from './states.ts';
export { type SeatedTable, type Span, spansOverlap, type Taken, tablesFor } from './tables.ts';
