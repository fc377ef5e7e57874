import { useEffect } from 'react';

/** Dialogs that are open now; one may open another. */
let open = 0;
/** A dialog has come to rest after this long. Milliseconds. */
const FADES_IN_MS = 200;

/**
 * Keeps the page from scrolling behind an open dialog. Mantine's own lock sets a property that every element of the page
 * inherits: styles of a board of hundreds of cards are then worked out anew, twice for each dialog. And it comes after the
 * frame that shows the dialog: the page is laid out anew for it, which the finger need not wait for.
 */
export const useStillPage = (still: boolean): void => {
  useEffect(() => {
    if (!still) return;
    const { dataset } = document.documentElement;
    open += 1;
    const timer = setTimeout(() => {
      dataset.sheet = '';
    }, FADES_IN_MS);
    return () => {
      clearTimeout(timer);
      open -= 1;
      if (open === 0) delete dataset.sheet;
    };
  }, [still]);
};
