import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type SpannedCard, takeRows } from './row-span.ts';

const cardOf = (element: HTMLElement): SpannedCard => ({
  height: () => element.offsetHeight + Number.parseFloat(getComputedStyle(element).marginBottom),
  take: rows => {
    element.style.gridRowEnd = `span ${rows}`;
  },
});

/** One for all tickets, so that it hears at once of all that changed; before any of it is seen. */
let observer: ResizeObserver | null = null;
const watcher = (): ResizeObserver => {
  observer ??= new ResizeObserver(entries =>
    takeRows(entries.flatMap(({ target }) => (target instanceof HTMLElement ? [cardOf(target)] : []))),
  );
  return observer;
};

/**
 * Lets a ticket take the rows that it is high, so that the next one stands below the shortest column in place of leaving
 * a hole beside a long one. The oldest stay first: what is read, left to right, is what comes by Tab.
 */
export const useRowSpan = (): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    watcher().observe(current);
    return () => watcher().unobserve(current);
  }, []);
  return card;
};
