import { type RefObject, useEffect, useState } from 'react';
import { isBelow } from './below-edge.ts';

/** So much of a ticket must show that its table can be read, pixels. */
const HEAD_PX = 64;
const FAR_PX = 1_000_000;

/** Counts the tickets in a box that stand below the screen; `tickets` names those that are there. Null: none can. */
export const useBelowEdge = (
  box: RefObject<HTMLElement | null>,
  tickets: string | null,
): { below: number; show: () => void } => {
  const [hidden, setHidden] = useState<readonly Element[]>([]);
  useEffect(() => {
    if (tickets === null) {
      setHidden([]);
      return;
    }
    const below = new Set<Element>();
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const edge = rootBounds?.bottom ?? window.innerHeight - HEAD_PX;
          if (isBelow({ shown: isIntersecting, top: boundingClientRect.top, edge })) below.add(target);
          else below.delete(target);
        }
        setHidden([...below]);
      },
      // All above belongs to it: a ticket that a quick finger scrolls past in one frame was seen nowhere in between.
      { rootMargin: `${FAR_PX}px 0px -${HEAD_PX}px 0px` },
    );
    for (const ticket of box.current?.children ?? []) observer.observe(ticket);
    if (!box.current?.childElementCount) setHidden([]);
    return () => observer.disconnect();
  }, [box, tickets]);
  const show = () => {
    const [first] = [...(box.current?.children ?? [])].filter(ticket => hidden.includes(ticket));
    first?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return { below: hidden.length, show };
};
