import { type RefObject, useEffect, useRef } from 'react';

/** A pull of this many pixels closes the sheet; a shorter one lets it spring back. */
const CLOSE_AFTER = 110;

/** Lets a finger pull the sheet down, from anywhere while its content stands at the top. */
export const useDragDown = (target: RefObject<HTMLDialogElement | null>, onClose: () => void): void => {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let start = 0;
    let pulled = 0;
    let dragging = false;
    const begin = (event: TouchEvent) => {
      const scroller = (event.target as Element).closest('[data-scroll]');
      dragging = event.touches.length === 1 && (scroller?.scrollTop ?? 0) <= 0;
      start = event.touches[0]?.clientY ?? 0;
      pulled = 0;
    };
    const move = (event: TouchEvent) => {
      if (!dragging) return;
      pulled = (event.touches[0]?.clientY ?? 0) - start;
      if (pulled < -4) dragging = false;
      element.style.transition = 'none';
      element.style.translate = `0 ${Math.max(0, pulled)}px`;
    };
    const end = () => {
      element.style.transition = '';
      element.style.translate = '';
      if (dragging && pulled > CLOSE_AFTER) close.current();
      dragging = false;
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [target]);
};
