import { useSyncExternalStore } from 'react';
import { lateParts } from '../../app/late-parts.ts';
import type { Category } from '../../data/menu.ts';

/** Category ids of the chosen filter card, by session; empty shows the whole menu. FILTER-03, FILTER-05. */
const active = new Map<string, readonly string[]>();
const NONE: readonly string[] = [];

export const setActiveFilter = (token: string, categoryIds: readonly string[]): void =>
  void active.set(token, categoryIds);
export const activeFilter = (token: string): readonly string[] => active.get(token) ?? NONE;

/** Leaves out of categories what the guest avoids, and marks what needs a look. */
export type Sieve = (categories: readonly Category[]) => readonly Category[];

const everything: Sieve = categories => categories;
let sieve = everything;
const listeners = new Set<() => void>();

/** For the late part, which knows what the guest avoids. */
export const setSieve = (next: Sieve = everything): void => {
  sieve = next;
  for (const listener of listeners) listener();
};
/** What is left out of the menu; of what the server renders nothing: it does not know, and is never told. */
export const useSieve = (): Sieve =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sieve,
    () => everything,
  );

/** Where the phone keeps what its guest avoids. */
export const DIET_KEY = 'diet';
/** Whether this guest has such a choice, kept by the phone or (at a kiosk) by the page; then the late part is wanted at once. */
export const keepsDiet = (): boolean => {
  try {
    return sieve !== everything || localStorage.getItem(DIET_KEY) !== null;
  } catch {
    return false;
  }
};

export const { useParts: useDietParts } = lateParts(() => import('../diet/index.ts'));
