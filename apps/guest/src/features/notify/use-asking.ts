import { type RefObject, useEffect, useRef } from 'react';
import { NOTIFY_TIMINGS } from './timings.ts';

/** A sheet is open that the row does not stand in, or the guest looks elsewhere. */
const isBusy = (row: Element | null): boolean =>
  document.visibilityState !== 'visible' ||
  [...document.querySelectorAll('dialog[open]')].some(dialog => !row || !dialog.contains(row));

/** Calls once, `after` milliseconds from now or as soon after that as nothing else is open. Never over another sheet. */
export const useAsking = (after: number, row: RefObject<Element | null>, ask: () => void): void => {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const come = () => {
      if (isBusy(row.current)) timer = setTimeout(come, NOTIFY_TIMINGS.askAgain);
      else latest.current();
    };
    timer = setTimeout(come, after);
    return () => clearTimeout(timer);
  }, [after, row]);
};
