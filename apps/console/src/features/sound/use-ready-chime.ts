import { useEffect, useRef } from 'react';
import type { Sound } from './use-sound.ts';

/** Between two reminders while dishes stand on the pass. Milliseconds. */
const REMIND_MS = 45_000;

/** Rings when a dish is made (`marks` names each), and reminds from time to time until all of them are brought. */
export const useReadyChime = (play: Sound['play'], marks: readonly string[]): void => {
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (marks.some(mark => !known.current.has(mark))) play('ready');
    known.current = new Set(marks);
  }, [play, marks]);
  const waits = marks.length > 0;
  useEffect(() => {
    if (!waits) return;
    const remind = setInterval(play, REMIND_MS, 'ready');
    return () => clearInterval(remind);
  }, [play, waits]);
};
