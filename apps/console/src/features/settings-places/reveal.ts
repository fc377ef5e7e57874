import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** What the search of settings led to; kept with the entry of the history, so that a reload finds it again. */
export type Revealing = { readonly reveal: string };
export const revealing = (label: string): Revealing => ({ reveal: label });

/** A page that has not loaded by then does not jump any more. */
const TOO_LATE_MS = 6_000;
const NAMES = 'main :is(label, legend, h2, h3, button, a, span, b)';

const bringUp = (label: string): boolean => {
  const named = [...document.querySelectorAll<HTMLElement>(NAMES)].find(
    element => element.textContent?.trim() === label && element.checkVisibility(),
  );
  if (!named) return false;
  named.scrollIntoView({ block: 'center' });
  named.dataset.revealed = '';
  if (named instanceof HTMLLabelElement) named.control?.focus({ preventScroll: true });
  return true;
};

/** Brings what was searched for into view once its page is there, and puts the cursor into its field. */
export const useReveal = (at: string): void => {
  const state = useHistoryState<Revealing | null>();
  const label = state?.reveal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of settings is looked through anew
  useEffect(() => {
    if (label === undefined || bringUp(label)) return;
    const watching = new MutationObserver(() => {
      if (bringUp(label)) watching.disconnect();
    });
    watching.observe(document.body, { childList: true, subtree: true });
    const late = setTimeout(() => watching.disconnect(), TOO_LATE_MS);
    return () => {
      clearTimeout(late);
      watching.disconnect();
    };
  }, [label, at]);
};
