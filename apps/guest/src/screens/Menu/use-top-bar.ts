import { useEffect, useRef, useState } from 'react';

/** MENU-21: the bar comes when a fifth or less of the head is still to be seen. */
const VISIBLE_SHARE = 0.2;

/** Whether the head of the page has left the screen so far that the bar takes over. */
export const useTopBar = () => {
  const head = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!head.current) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry && setShown(entry.intersectionRatio < VISIBLE_SHARE && entry.boundingClientRect.top < 0),
      { threshold: [0, VISIBLE_SHARE] },
    );
    observer.observe(head.current);
    return () => observer.disconnect();
  }, []);
  return { head, shown };
};
