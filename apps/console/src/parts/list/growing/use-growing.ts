import { startTransition, useEffect, useRef, useState } from 'react';
import { nextStep } from './next-step.ts';

/** Those that fill the screen, and how many come at least with each breath after them. */
export type Growing = { readonly first: number; readonly step: number };
const BREATH_MS = 60;

const PHONE = '(max-width: 40em)';
/** Of a list that is drawn in the frame after a finger no more than are seen: fewer of them on a phone, which is slower besides. */
export const firstInSight = (onPhone: number, elsewhere: number): number =>
  typeof matchMedia === 'function' && matchMedia(PHONE).matches ? onPhone : elsewhere;

/**
 * How many of so many to draw: those in sight at once, the others little by little, so that a finger never waits for two
 * hundred of them. Once all are there it stays so; while it is `paused`, no more come.
 */
export const useGrowing = (all: number, { first, step: least }: Growing, paused = false): number => {
  const [shown, setShown] = useState(first);
  const step = useRef(least);
  const asked = useRef<number>(null);
  useEffect(() => {
    if (asked.current !== null)
      step.current = nextStep(step.current, performance.now() - asked.current, least);
    asked.current = null;
    if (paused || shown >= all) return;
    const timer = setTimeout(() => {
      asked.current = performance.now();
      startTransition(() => setShown(shown + step.current));
    }, BREATH_MS);
    return () => clearTimeout(timer);
  }, [shown, all, least, paused]);
  return shown;
};
