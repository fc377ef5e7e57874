import { useEffect, useRef } from 'react';
import { go, isBack } from '../navigation.ts';

/**
 * Whose Back leads to a cart that was ordered meanwhile is led on to where the next Back would: nothing stands there any
 * more. One that is emptied while it is looked at stays.
 */
export const useLeaveEmpty = (known: boolean, empty: boolean, to: string): void => {
  const came = useRef(isBack());
  useEffect(() => {
    if (!known) return;
    if (came.current && empty) go(to, { replace: true, keepScroll: true });
    came.current = false;
  }, [known, empty, to]);
};
