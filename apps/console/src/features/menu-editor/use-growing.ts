import { startTransition, useEffect, useState } from 'react';

/** So many at once, and so many more in each frame after. */
const FIRST = 12;
const MORE = 20;

/**
 * How many of a long list are drawn: those that fill the screen at once, the rest a few in each frame, so that keys and
 * fingers never wait for a thousand. Another `key` begins anew.
 */
export const useGrowing = (count: number, key: string): number => {
  const [drawn, setDrawn] = useState({ key, count: FIRST });
  const now = drawn.key === key ? drawn.count : FIRST;
  useEffect(() => {
    if (now >= count) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn({ key, count: now + MORE })));
    return () => cancelAnimationFrame(frame);
  }, [now, count, key]);
  return Math.min(now, count);
};
