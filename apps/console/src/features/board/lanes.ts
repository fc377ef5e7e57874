import type { BoardOrder, WaiterCall } from '@tableside/contract/http/console/board';
import { isFinal } from '@tableside/domain/orders';
import { waitsSince } from './dishes/to-bring.ts';

/** `waiting`: not to be made yet, because a payment or the rest of the table is missing. */
export type Lane = 'new' | 'progress' | 'done' | 'waiting';

export const laneOf = (order: BoardOrder): Lane => {
  if (isFinal(order.status)) return 'done';
  if (order.status === 'pending_activate') return 'waiting';
  if (order.status === 'waiting_confirmation') return 'new';
  return order.accepted_at === null && order.status === 'active' ? 'new' : 'progress';
};

/** Whether the order asks for attention: nobody has looked at it yet. */
export const rings = (order: BoardOrder): boolean => laneOf(order) === 'new' && !order.seen;

/** Where an order without a promise stands among those with one, in minutes after acceptance. */
const DEFAULT_WAIT = 20;
const promisedAt = (order: BoardOrder): number =>
  Date.parse(waitsSince(order) ?? order.placed_at) + (order.wait_minutes ?? DEFAULT_WAIT) * 60_000;
const placed = (order: BoardOrder): number => Date.parse(order.placed_at);
const finished = (order: BoardOrder): number => Date.parse(order.closed_at ?? order.placed_at);

/** Unseen ones come before all others of their lane. */
const SEEN_MS = 1e15;
const rank: Record<Lane, (order: BoardOrder) => number> = {
  new: order => placed(order) + (order.seen ? SEEN_MS : 0),
  progress: promisedAt,
  done: order => -finished(order),
  waiting: placed,
};

export type Lanes = Readonly<Record<Lane, readonly BoardOrder[]>>;

/** The same array as before, where the same orders stand in it: then nothing of that lane is drawn anew. */
const kept = (lane: readonly BoardOrder[], before: readonly BoardOrder[] | undefined) =>
  before?.length === lane.length && lane.every((order, at) => order === before[at]) ? before : lane;

/** Orders by lane: unseen first and then the oldest; the soonest promised; the latest finished. */
export const lanesOf = (orders: readonly BoardOrder[], before?: Lanes): Lanes => {
  const lanes: Record<Lane, { readonly order: BoardOrder; readonly rank: number }[]> = {
    new: [],
    progress: [],
    done: [],
    waiting: [],
  };
  for (const order of orders) {
    const lane = laneOf(order);
    lanes[lane].push({ order, rank: rank[lane](order) });
  }
  const sorted = (lane: Lane) =>
    kept(
      lanes[lane].sort((a, b) => a.rank - b.rank).map(({ order }) => order),
      before?.[lane],
    );
  return {
    new: sorted('new'),
    progress: sorted('progress'),
    done: sorted('done'),
    waiting: sorted('waiting'),
  };
};

/** Calls nobody has answered: those nobody goes to first, then the oldest. */
export const openCalls = (calls: readonly WaiterCall[]): readonly WaiterCall[] =>
  calls
    .filter(call => call.done_at === null)
    .sort(
      (a, b) =>
        Number(a.taken_at !== null) - Number(b.taken_at !== null) ||
        Date.parse(a.called_at) - Date.parse(b.called_at),
    );

export const doneCalls = (calls: readonly WaiterCall[]): readonly WaiterCall[] =>
  calls
    .filter(call => call.done_at !== null)
    .sort((a, b) => Date.parse(b.done_at ?? '') - Date.parse(a.done_at ?? ''));
