import { memoryTable, type Table, withSpare } from '@tableside/contract/kept/table';
import { baseOf } from '../../../api/device-base.ts';
import type { UnsentOrder } from './unsent-order.ts';

/** What waits on this device, kept where a reload finds it; a browser that keeps nothing has it until the page is left. */
export const unsentTable: Table<UnsentOrder> = withSpare(
  baseOf<UnsentOrder>('unsent'),
  memoryTable<UnsentOrder>(),
);

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tableside-unsent');
const listeners = new Set<() => void>();
let seen: readonly UnsentOrder[] = [];

const look = async (): Promise<void> => {
  seen = await unsentTable.all();
  for (const tell of [...listeners]) tell();
};
/** This page changed the queue: it and the other tabs look again. */
export const queueChanged = (): void => {
  channel?.postMessage('changed');
  void look();
};
channel?.addEventListener('message', () => void look());

/** Everything that waits on this device, for React. */
export const seenQueue = (): readonly UnsentOrder[] => seen;
export const subscribeQueue = (tell: () => void): (() => void) => {
  // Whoever else looks on is told by then: every tile of a page asks, and the device is read once for all.
  if (listeners.size === 0) void look();
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

let last: Promise<unknown> = Promise.resolve();
/** Where the browser knows no locks (plain http) the tab at least keeps its own order; keys see to the rest. */
export const alone = <T>(run: () => Promise<T>): Promise<T> => {
  if (navigator.locks) return navigator.locks.request('tableside-unsent', run) as Promise<T>;
  const turn = last.then(run, run);
  last = turn.catch(() => undefined);
  return turn;
};
