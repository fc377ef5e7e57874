import { useSyncExternalStore } from 'react';

/** Where the cart has room beside the menu. Styles say it in the same words. */
const WIDE = '(width >= 56.25rem) and (height >= 30rem) and (orientation: landscape)';

const query = (): MediaQueryList | undefined => globalThis.matchMedia?.(WIDE);
const subscribe = (changed: () => void): (() => void) => {
  const wide = query();
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
};

/** Whether the screen is wide and high enough for columns; the page comes as for a phone, with their room kept by its styles. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
