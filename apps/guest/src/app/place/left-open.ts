import { isBack } from '../navigation.ts';

/** The order that lay over a page when the guest went on from it, to its invoice for one. */
let left: { readonly at: string; readonly number: string } | null = null;

/** Notes which order lies open over the page `at`, or that none does. */
export const leaveOpen = (at: string, number: string | null): void => {
  left = number === null ? null : { at, number };
};

/** The order to open again over the page `at`: who comes back by Back finds it as they left it. */
export const openAgain = (at: string): string | null => {
  const again = isBack() && left?.at === at ? left.number : null;
  left = null;
  return again;
};
