import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';

/** What is known under several names at once; the same list as long as none of it changed. All three functions must stay the same. */
export const useEach = <T>(
  names: readonly string[],
  subscribeTo: (name: string, listener: () => void) => () => void,
  read: (name: string) => T,
): readonly T[] => {
  const key = names.join();
  const all = useMemo(() => (key === '' ? [] : key.split(',')), [key]);
  const last = useRef<readonly T[]>([]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = all.map(name => subscribeTo(name, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [all, subscribeTo],
  );
  const current = useCallback(() => {
    const now = all.map(read);
    const before = last.current;
    if (before.length !== now.length || now.some((each, at) => each !== before[at])) last.current = now;
    return last.current;
  }, [all, read]);
  return useSyncExternalStore(subscribe, current, current);
};
