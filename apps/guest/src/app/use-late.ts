import { type ComponentType, useEffect, useState } from 'react';
import { TIMINGS } from './timings.ts';

/**
 * A part that the first view does without: fetched when the page has come to rest, or at once when `wanted`. Null until
 * it is there.
 */
export const useLate = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  wanted: boolean,
): ComponentType<Props> | null => {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded never changes
  useEffect(() => {
    if (part) return;
    const fetchPart = () =>
      load().then(
        ({ default: Part }) => setPart({ Part }),
        () => undefined,
      );
    const timer = setTimeout(fetchPart, wanted ? 0 : TIMINGS.latePart);
    return () => clearTimeout(timer);
  }, [wanted, part]);
  return part?.Part ?? null;
};
