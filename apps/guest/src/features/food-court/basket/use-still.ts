import { useRef } from 'react';

/** What is being ordered stays in sight as it was agreed to: its carts are empty before anybody is led on. */
export const useStill = <T>(now: T, still: boolean): T => {
  const kept = useRef(now);
  if (!still) kept.current = now;
  return kept.current;
};
