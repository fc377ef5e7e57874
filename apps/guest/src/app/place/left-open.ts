import { useEffect, useRef } from 'react';
import { isBack } from '../navigation.ts';

/** The order that lay over a page when the guest went on from it, to its invoice for one. */
let left: { readonly at: string; readonly number: string } | null = null;

/** Who comes back to the page `at` by Back finds the order open that lay over it when they went on. */
export const useLeftOpen = (at: string, number: string | null, open: (number: string) => void): void => {
  const shown = useRef(number);
  shown.current = number;
  useEffect(() => {
    if (left?.at === at && isBack()) open(left.number);
    left = null;
    return () => {
      left = shown.current ? { at, number: shown.current } : null;
    };
  }, [at, open]);
};
