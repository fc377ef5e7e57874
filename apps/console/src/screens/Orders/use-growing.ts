import { startTransition, useEffect, useState } from 'react';

/** Cards that fill any screen, and how many come with each breath after them. */
const FIRST = 8;
const STEP = 6;
const BREATH_MS = 60;

/**
 * How many of so many cards to draw: those in sight at once, the others little by little, so that a finger never waits
 * for two hundred of them. Once all are there it stays so; while it is `paused`, no more come.
 */
export const useGrowing = (all: number, paused: boolean): number => {
  const [shown, setShown] = useState(FIRST);
  useEffect(() => {
    if (paused || shown >= all) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + STEP)), BREATH_MS);
    return () => clearTimeout(timer);
  }, [shown, all, paused]);
  return shown;
};
