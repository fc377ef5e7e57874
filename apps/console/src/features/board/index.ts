export { isAhead, type Pending, type Shows, withPending } from './ahead/ahead.ts';
export { type Expect, useAhead } from './ahead/use-ahead.ts';
export { arrivals, isFresh } from './arrivals.ts';
export { type Board, BoardProvider, useBoard, useLink } from './BoardProvider.tsx';
export { boardKey, isLineLost } from './board-query.ts';
export { applyAnswer, type BoardState } from './board-state.ts';
export {
  isBrought,
  isOnHold,
  type Ready,
  readyItems,
  readyMarks,
  readyToCarry,
  waitingFirst,
} from './dishes/ready.ts';
export { isWanted, itemsToBring, waitsSince } from './dishes/to-bring.ts';
export type { Handed } from './handed.ts';
export { doneCalls, type Lane, laneOf, openCalls, rings } from './lanes.ts';
export { ordersOfParty } from './orders-of-party.ts';
export { ageMinutes, callPace, minutesLeft, orderPace, type Pace, promisedTime } from './pace.ts';
export { laterBill, laterBills, putBill } from './replace-bill.ts';
export { useClockNow, useNow, useNowWhen } from './use-now.ts';
export { useShownAction } from './use-shown-action.ts';
export { useVenueAction, type VenueAction, type VenueAnswer } from './use-venue-action.ts';
