import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/**
 * What was chosen, once the frame that answers the finger was drawn. Not React's deferred value: that is drawn when no transition
 * is left to draw, and a list of three hundred that still grows is one after another.
 */
export const useFrameLater = <T extends string | null>(chosen: T): T => {
  const [shown, setShown] = useState(chosen);
  useEffect(() => {
    let isOver = false;
    afterFrame(() => isOver || setShown(chosen));
    return () => {
      isOver = true;
    };
  }, [chosen]);
  return shown;
};
