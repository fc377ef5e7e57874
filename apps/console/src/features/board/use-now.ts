import { useSyncExternalStore } from 'react';
import { useBoard } from './BoardProvider.tsx';

/** Ages are shown in minutes; this often they are looked at again. Milliseconds. */
const TICK_MS = 5_000;

let tick = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    tick = Date.now();
    for (const tell of listeners) tell();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The server's clock in milliseconds, as seen from this device; moves every few seconds. */
export const useNow = (): number => {
  const { state } = useBoard();
  const device = useSyncExternalStore(subscribe, () => tick);
  return device + (state?.clockOffset ?? 0);
};
