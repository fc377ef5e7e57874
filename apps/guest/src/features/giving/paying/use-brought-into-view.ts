import { type RefObject, useEffect, useRef } from 'react';

/** A place whose end is scrolled to whenever `wanted` becomes true: what to pay by, and the button below it. DONATE-15 */
export const useBroughtIntoView = (
  wanted: boolean,
  place: RefObject<HTMLElement | null> = useRef<HTMLElement>(null),
): RefObject<HTMLElement | null> => {
  useEffect(() => {
    if (wanted) place.current?.scrollIntoView({ block: 'end' });
  }, [wanted, place]);
  return place;
};
