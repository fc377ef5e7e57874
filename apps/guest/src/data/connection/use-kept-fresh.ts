import { useEffect } from 'react';
import { isOnline, onConnectivity } from './connectivity.ts';

/**
 * Asks again every `everyMs` (null: nothing more is to come), when the tab is looked at again and when the phone is back
 * online. `refetch` must stay the same function. OFFLINE-04, OFFLINE-05.
 */
export const useKeptFresh = (
  token: string,
  refetch: (token: string) => Promise<unknown>,
  everyMs: number | null,
): void => {
  useEffect(() => {
    const ask = () => void refetch(token).catch(() => undefined);
    const whenVisible = () => document.visibilityState === 'visible' && ask();
    const timer = everyMs === null ? undefined : setInterval(whenVisible, everyMs);
    const stop = onConnectivity(() => isOnline() && ask());
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [token, refetch, everyMs]);
};
