import { useEffect } from 'react';

/** Dialogs that are open now; one may open another. */
let open = 0;
/** By now the frame that shows the dialog is there. Milliseconds. */
const SHOWN_MS = 200;

/**
 * Keeps the page from scrolling behind an open dialog. It comes after the frame that shows the dialog: the
 * page is laid out anew for it, which the finger need not wait for.
 */
export const useStillPage = (): void => {
  useEffect(() => {
    const { dataset, style, clientWidth } = document.documentElement;
    // A scrollbar that takes room leaves it free, so that nothing jumps aside.
    if (open === 0) style.setProperty('--ts-scrollbar', `${innerWidth - clientWidth}px`);
    open += 1;
    const timer = setTimeout(() => {
      dataset.sheet = '';
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
      open -= 1;
      if (open === 0) delete dataset.sheet;
    };
  }, []);
};
