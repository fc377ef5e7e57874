import { useSyncExternalStore } from 'react';
import { DIET_KEY } from '../filters/index.ts';
import { type DietChoice, isChosen, NO_DIET, readChoice } from './diet-choice.ts';

const kept = (): string | null => {
  try {
    return localStorage.getItem(DIET_KEY);
  } catch {
    return null;
  }
};

let choice = readChoice(kept());
const listeners = new Set<() => void>();

/** What the guest of this phone avoids. */
export const dietChoice = (): DietChoice => choice;

/**
 * Takes over a choice and keeps it on the phone, where `keep`; a kiosk keeps nothing, the next guest is another one.
 * Nothing of it is sent anywhere.
 */
export const chooseDiet = (next: DietChoice, keep: boolean): void => {
  choice = next;
  try {
    if (keep && isChosen(next)) localStorage.setItem(DIET_KEY, JSON.stringify(next));
    else localStorage.removeItem(DIET_KEY);
  } catch {
    // Without storage it holds until the page is left.
  }
  for (const listener of listeners) listener();
};

export const useDietChoice = (): DietChoice =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dietChoice,
    () => NO_DIET,
  );
