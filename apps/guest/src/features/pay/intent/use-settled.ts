import { useEffect, useState } from 'react';

/** A value as it was when it last came to rest for `wait` ms; the first one counts at once. */
export const useSettled = <T>(value: T, wait: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
};
