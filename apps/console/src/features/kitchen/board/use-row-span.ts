import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Height of a row of the grid that tickets stand in, pixels; a ticket takes as many as it is high. */
const ROW_PX = 4;

/**
 * Lets a ticket take the rows that it is high, so that the next one stands below the shortest column in place of leaving
 * a hole beside a long one. The oldest stay first: what is read, left to right, is what comes by Tab.
 */
export const useRowSpan = (): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    const take = () => {
      const below = Number.parseFloat(getComputedStyle(current).marginBottom);
      current.style.gridRowEnd = `span ${Math.ceil((current.offsetHeight + below) / ROW_PX)}`;
    };
    take();
    const observer = new ResizeObserver(take);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return card;
};
