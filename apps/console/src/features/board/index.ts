export { arrivals, isFresh } from './arrivals.ts';
export { type Board, BoardProvider, useBoard } from './BoardProvider.tsx';
export { boardKey } from './board-query.ts';
export { applyAnswer, type BoardState } from './board-state.ts';
export { doneCalls, type Lane, laneOf, openCalls, rings } from './lanes.ts';
export { ageMinutes, callPace, minutesLeft, orderPace, type Pace, promisedTime } from './pace.ts';
export { laterBill, laterBills, putBill } from './replace-bill.ts';
export { useNow } from './use-now.ts';
export { useVenueAction } from './use-venue-action.ts';
