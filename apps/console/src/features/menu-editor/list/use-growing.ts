import { startTransition, useEffect, useState } from 'react';

/** So many at once, and so many more in each frame after. */
export type Steps = { readonly first: number; readonly more: number };

/**
 * How many of a long list are drawn: those that fill the screen at once, the rest a few in each frame, so that keys and
 * fingers never wait for a thousand. Another `key` begins anew.
 */
export const useGrowing = (count: number, key: string, { first, more }: Steps): number => {
  const [drawn, setDrawn] = useState({ key, count: first });
  const now = drawn.key === key ? drawn.count : first;
  useEffect(() => {
    if (now >= count) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn({ key, count: now + more })));
    return () => cancelAnimationFrame(frame);
  }, [now, count, key, more]);
  return Math.min(now, count);
};
