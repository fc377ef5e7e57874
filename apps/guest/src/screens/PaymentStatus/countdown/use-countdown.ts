import { useEffect, useState } from 'react';
import { PAY_TIMINGS } from '../../../features/pay/index.ts';

const startOf = (name: string): number => {
  const key = `status:${name}`;
  try {
    const known = Number(sessionStorage.getItem(key));
    if (known > 0) return known;
    const now = Date.now();
    sessionStorage.setItem(key, String(now));
    return now;
  } catch {
    // Private windows may refuse the storage: then a reload begins the countdown anew.
    return Date.now();
  }
};

const TICK = 1_000;

/** What is left of the two minutes, in milliseconds; a reload goes on where it was. STATUS-04. */
export const useCountdown = (name: string, counting: boolean): number => {
  const [start] = useState(() => startOf(name));
  const left = () => Math.max(0, start + PAY_TIMINGS.countdown - Date.now());
  const [remaining, setRemaining] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the start does not change
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setRemaining(left()), TICK);
    return () => clearInterval(timer);
  }, [counting]);
  return remaining;
};
