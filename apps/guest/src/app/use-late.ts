import { useEffect, useState } from 'react';
import { onConnectivity } from '../data/connection/connectivity.ts';
import { canFetch } from './can-fetch.ts';
import { TIMINGS } from './timings.ts';

/**
 * A part that the first view does without: fetched when the page has come to rest, or at once when `wanted`. Null until
 * it is there.
 */
export const useLate = <Part>(
  load: () => Promise<{ readonly default: Part }>,
  wanted: boolean,
): Part | null => {
  const [part, setPart] = useState<{ readonly Part: Part } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded never changes
  useEffect(() => {
    if (part) return;
    const fetchPart = () =>
      canFetch() &&
      load().then(
        ({ default: Part }) => setPart({ Part }),
        () => undefined,
      );
    const timer = setTimeout(fetchPart, wanted ? 0 : TIMINGS.latePart);
    const stop = onConnectivity(fetchPart);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [wanted, part]);
  return part?.Part ?? null;
};
