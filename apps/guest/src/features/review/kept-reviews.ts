import { type PlatformTag, REVIEW_OPEN_MS, type ReviewTag } from '@tableside/domain/reviews';
import { useSyncExternalStore } from 'react';
import type { ReviewAbout } from './about.ts';
import { KEPT_AT } from './kept-at.ts';

/** What the server has not heard yet, in the order in which it can be told. */
export const STEPS = ['rating', 'tags', 'words', 'attempt'] as const;
export type Step = (typeof STEPS)[number];

export type KeptTag = ReviewTag | PlatformTag;

/** A review as it is on this phone: what was picked and typed, and what of it has not arrived. */
export type KeptReview = {
  readonly about: ReviewAbout;
  /** It is of the app by which that was paid. */
  readonly app?: true;
  /** As the server named it; null: it has not heard of it. */
  readonly id: string | null;
  readonly rating: number | null;
  readonly tags: readonly KeptTag[];
  readonly comment: string;
  readonly contact: string;
  readonly submitted: boolean;
  readonly attempted: boolean;
  readonly unsent: readonly Step[];
  /** Epoch ms of the first star. */
  readonly at: number;
};

type All = { readonly [key: string]: KeptReview };

const stored = (): All => {
  try {
    const all = JSON.parse(localStorage.getItem(KEPT_AT) ?? '{}') as All;
    // Later it could not be changed any more.
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < REVIEW_OPEN_MS));
  } catch {
    // Private windows may refuse the storage: what is typed then lives as long as the page.
    return {};
  }
};

let held: All | undefined;
const listeners = new Set<() => void>();
export const allKept = (): All => {
  held ??= stored();
  return held;
};

/** As if the page had been loaded anew. */
export const forgetHeld = (): void => {
  held = undefined;
};

/** Puts a review in the place of the one before; null takes it away. */
export const keep = (key: string, review: KeptReview | null): void => {
  const { [key]: _, ...others } = allKept();
  held = review ? { ...others, [key]: review } : others;
  const durable = Object.entries(held).filter(([, { about }]) => !about.shared);
  try {
    localStorage.setItem(KEPT_AT, JSON.stringify(Object.fromEntries(durable)));
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useKept = (key: string): KeptReview | undefined =>
  useSyncExternalStore(
    subscribe,
    () => allKept()[key],
    () => undefined,
  );
