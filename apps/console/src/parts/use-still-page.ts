import { useLayoutEffect } from 'react';

/** Dialogs that are open now; one may open another. */
let open = 0;

/**
 * Keeps the page from scrolling behind an open dialog. Mantine's own lock sets a property that every element of the page
 * inherits: styles of a board of hundreds of cards are then worked out anew, twice for each dialog.
 */
export const useStillPage = (still: boolean): void => {
  useLayoutEffect(() => {
    if (!still) return;
    const { style, clientWidth } = document.documentElement;
    open += 1;
    if (open === 1) {
      // A scrollbar that takes room leaves it free, so that nothing jumps aside.
      if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
      style.overflow = 'hidden';
    }
    return () => {
      open -= 1;
      if (open > 0) return;
      style.scrollbarGutter = '';
      style.overflow = '';
    };
  }, [still]);
};
