import type { BoardOrder, WaiterCall } from '@tableside/contract/http/console/board';
import { isBrought, isOnHold } from './dishes/ready.ts';
import { waitsSince } from './dishes/to-bring.ts';
import { laneOf } from './lanes.ts';

export type Pace = 'calm' | 'soon' | 'late';

/** When waiting turns from fine to urgent. Minutes. */
export const PACE = {
  newOrder: { soon: 2, late: 5 },
  /** Before (soon) and after (late) the promised time. */
  promised: { soon: -3, late: 0 },
  /** Accepted without a promise. */
  unpromised: { soon: 20, late: 30 },
  call: { soon: 1, late: 3 },
} as const;

const MINUTE_MS = 60_000;
const paceAt = (minutes: number, limits: { soon: number; late: number }): Pace =>
  minutes >= limits.late ? 'late' : minutes >= limits.soon ? 'soon' : 'calm';

/** Never negative: the screen's clock moves in steps and may lag a moment behind what just happened. */
const minutesSince = (instant: string, now: number): number =>
  Math.max(0, (now - Date.parse(instant)) / MINUTE_MS);

/** Whole minutes that passed since `instant`. */
export const ageMinutes = (instant: string, now: number): number => Math.floor(minutesSince(instant, now));

/** Minutes until the promised time (negative: late), null when nothing was promised. */
export const minutesLeft = (order: BoardOrder, now: number): number | null => {
  const since = waitsSince(order);
  if (since === null || order.wait_minutes === null) return null;
  return Math.ceil(order.wait_minutes - minutesSince(since, now));
};

/** When the order is promised; null when nothing was promised. */
export const promisedTime = (order: BoardOrder): number | null => {
  const since = waitsSince(order);
  return since === null || order.wait_minutes === null
    ? null
    : Date.parse(since) + order.wait_minutes * MINUTE_MS;
};

export const orderPace = (order: BoardOrder, now: number): Pace => {
  const lane = laneOf(order);
  if (lane === 'new') return paceAt(minutesSince(order.placed_at, now), PACE.newOrder);
  // What has all been brought is late no more, though nobody has closed it; what waits to be fired is not late yet.
  if (lane !== 'progress' || isBrought(order) || isOnHold(order)) return 'calm';
  const since = waitsSince(order);
  if (since === null) return paceAt(minutesSince(order.placed_at, now), PACE.unpromised);
  if (order.wait_minutes === null) return paceAt(minutesSince(since, now), PACE.unpromised);
  return paceAt(minutesSince(since, now) - order.wait_minutes, PACE.promised);
};

export const callPace = (call: WaiterCall, now: number): Pace =>
  call.taken_at === null ? paceAt(minutesSince(call.called_at, now), PACE.call) : 'calm';
