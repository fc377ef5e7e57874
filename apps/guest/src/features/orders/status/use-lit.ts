import { useEffect, useRef, useState } from 'react';
import { ORDER_TIMINGS } from '../timings.ts';

/** True for a moment after `value` changed while it was on screen: news is lit up gently. */
export const useLit = (value: unknown): boolean => {
  const known = useRef(value);
  const [lit, setLit] = useState(false);
  useEffect(() => {
    if (Object.is(known.current, value)) return;
    known.current = value;
    setLit(true);
    const timer = setTimeout(() => setLit(false), ORDER_TIMINGS.highlight);
    return () => clearTimeout(timer);
  }, [value]);
  return lit;
};
