import { randomUUID } from 'node:crypto';
import type { EventLog } from '../books/book.ts';
import type { SteeredId } from '../steered.ts';
import type { Behaviour, NextBody } from './behaviours.ts';

export type CallFault = Extract<Behaviour, { do: 'slow' | 'down' }>;

/** Waits for a payment, or (slow, down) for calls. */
export type Waiting = { readonly id: string; readonly provider: SteeredId } & (
  | { readonly kind: 'payment'; readonly behaviours: readonly Behaviour[]; readonly match?: string }
  | { readonly kind: 'call'; readonly fault: CallFault; readonly left: number }
);

export type QueueEntry =
  | { readonly queued: readonly Waiting[] }
  | { readonly taken: readonly string[] }
  | { readonly spent: string };

export const queueFold = {
  empty: (): Waiting[] => [],
  apply: (state: Waiting[], entry: QueueEntry): Waiting[] => {
    if ('queued' in entry) return [...state, ...entry.queued];
    if ('taken' in entry) return state.filter(({ id }) => !entry.taken.includes(id));
    return state.flatMap(item => {
      if (item.id !== entry.spent || item.kind !== 'call') return [item];
      return item.left > 1 ? [{ ...item, left: item.left - 1 }] : [];
    });
  },
};

/** What a payment is called: its reference, and what it says that it is for. */
type Names = readonly (string | null | undefined)[];

/** What was asked to happen next, per provider, first come first served; on the disk like everything else. */
export type BehaviourQueue = {
  readonly queue: (provider: SteeredId, body: NextBody) => number;
  readonly waiting: (provider: SteeredId) => readonly Waiting[];
  /** Takes what a new payment has to go through: all that waits for one of its names, else the first that waits for any. */
  readonly take: (provider: SteeredId, ...names: Names) => readonly Behaviour[];
  /** Takes what happens to a call; `names` of the payment where it is about one. */
  readonly takeFault: (provider: SteeredId, ...names: Names) => CallFault | undefined;
  readonly reset: () => void;
};

const isFault = (behaviour: Behaviour): behaviour is CallFault =>
  behaviour.do === 'slow' || behaviour.do === 'down';

type ForPayment = Extract<Waiting, { kind: 'payment' }>;

const isForPayment = (item: Waiting): item is ForPayment => item.kind === 'payment';

const waitingOf = (provider: SteeredId, item: readonly Behaviour[]): Waiting[] => {
  const faults = item
    .filter(isFault)
    .map((fault): Waiting => ({ id: randomUUID(), provider, kind: 'call', fault, left: fault.times ?? 1 }));
  const behaviours = item.filter(behaviour => !isFault(behaviour));
  if (behaviours.length === 0) return faults;
  const match = behaviours.find(behaviour => behaviour.match !== undefined)?.match;
  return [
    ...faults,
    { id: randomUUID(), provider, kind: 'payment', behaviours, ...(match === undefined ? {} : { match }) },
  ];
};

export const behaviourQueue = (book: EventLog<Waiting[], QueueEntry>): BehaviourQueue => ({
  queue: (provider, body) => {
    book.append({ queued: body.flatMap(item => waitingOf(provider, Array.isArray(item) ? item : [item])) });
    return body.length;
  },
  waiting: provider => book.state.filter(item => item.provider === provider),
  take: (provider, ...names) => {
    const mine = book.state.filter(isForPayment).filter(item => item.provider === provider);
    const named = mine.filter(({ match }) => match !== undefined && names.includes(match));
    const taken = named.length > 0 ? named : mine.filter(({ match }) => match === undefined).slice(0, 1);
    if (taken.length > 0) book.append({ taken: taken.map(({ id }) => id) });
    return taken.flatMap(({ behaviours }) => behaviours);
  },
  takeFault: (provider, ...names) => {
    const found = book.state.find(
      item =>
        item.provider === provider &&
        item.kind === 'call' &&
        (item.fault.match === undefined || names.includes(item.fault.match)),
    );
    if (found?.kind !== 'call') return undefined;
    book.append({ spent: found.id });
    return found.fault;
  },
  reset: () => book.reset(),
});
