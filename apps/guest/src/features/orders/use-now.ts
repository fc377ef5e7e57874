import { useEffect, useState } from 'react';

/** The phone's clock, read again every `every` ms while something on screen counts; epoch milliseconds. */
export const useNow = (every: number, counting: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!counting) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every, counting]);
  return now;
};
