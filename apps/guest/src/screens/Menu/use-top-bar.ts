import { useEffect, useRef, useState } from 'react';

/** MENU-21: the bar comes when a fifth or less of the head is still to be seen. */
const VISIBLE_SHARE = 0.2;

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
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry && setShown(entry.intersectionRatio < VISIBLE_SHARE && entry.boundingClientRect.top < 0),
      { threshold: [0, VISIBLE_SHARE] },
    );
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
