import { useEffect, useRef, useState } from 'react';

/** MENU-21: the bar comes when a fifth or less of the head is still to be seen. */
const VISIBLE_SHARE = 0.2;

type Crossing = Pick<IntersectionObserverEntry, 'intersectionRatio' | 'boundingClientRect'>;

/** A busy phone is told of several crossings at once: the last one is where the page stands. */
export const isHeadGone = (crossings: readonly Crossing[]): boolean => {
  const last = crossings.at(-1);
  return last !== undefined && last.intersectionRatio < VISIBLE_SHARE && last.boundingClientRect.top < 0;
};

/**
 * Whether the head of the page has left the screen so far that the bar takes over (`shown`), and whether there has to be a
 * bar at all yet (`scrolled`): the page comes without it.
 */
export const useTopBar = () => {
  const head = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!head.current) return;
    const observer = new IntersectionObserver(entries => setShown(isHeadGone(entries)), {
      threshold: [0, VISIBLE_SHARE],
    });
    observer.observe(head.current);
    // At the first sign of scrolling, so that the bar is there before it is shown. A page that was left further down is too.
    const comes = () => setScrolled(true);
    if (scrollY > 0) comes();
    addEventListener('scroll', comes, { once: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', comes);
    };
  }, []);
  return { head, shown, scrolled };
};
