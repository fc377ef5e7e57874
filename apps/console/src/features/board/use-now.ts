import { useCallback, useSyncExternalStore } from 'react';
import { useLink } from './BoardProvider.tsx';

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
export const useNow = (): number => useSyncExternalStore(subscribe, () => tick) + useLink().clockOffset;

/**
 * As {@link useNow}, for one of many: draws anew only when what `look` sees of the moment is something else. A board of
 * two hundred cards would otherwise be drawn anew every few seconds for nothing.
 */
export const useNowWhen = (look: (now: number) => string): number => {
  const { clockOffset } = useLink();
  useSyncExternalStore(subscribe, () => look(tick + clockOffset));
  return tick + clockOffset;
};

/** Asks the server's clock at the moment of a tap; the same for as long as that clock is. */
export const useClockNow = (): (() => number) => {
  const { clockOffset } = useLink();
  return useCallback(() => Date.now() + clockOffset, [clockOffset]);
};
