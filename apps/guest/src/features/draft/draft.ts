import { useSyncExternalStore } from 'react';
import type { TipChoice } from '../tips/index.ts';

/** What the guest has written beside the cart and the server has not heard of yet. */
export type Draft = {
  readonly comment: string;
  /** The table's PIN, where the venue asks for it. */
  readonly pin: string;
  /** Answers to the extra questions, by field key. EXTRA-12. */
  readonly answers: Readonly<Record<string, string | boolean>>;
  /** The tip picked in the cart: a chip's place, or a sum in minor units; null: nothing picked. */
  readonly tip: TipChoice;
};

export const EMPTY_DRAFT: Draft = { comment: '', pin: '', answers: {}, tip: null };

const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();
const nameOf = (token: string): string => `draft:${token}`;

const stored = (token: string): Draft => {
  try {
    return { ...EMPTY_DRAFT, ...JSON.parse(sessionStorage.getItem(nameOf(token)) ?? '{}') };
  } catch {
    // Private windows may refuse the storage: the draft then lives as long as the page.
    return EMPTY_DRAFT;
  }
};

export const readDraft = (token: string): Draft => {
  const draft = drafts.get(token) ?? stored(token);
  drafts.set(token, draft);
  return draft;
};

const put = (token: string, draft: Draft): void => {
  drafts.set(token, draft);
  try {
    sessionStorage.setItem(nameOf(token), JSON.stringify(draft));
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
};

export const changeDraft = (token: string, change: Partial<Draft>): void =>
  put(token, { ...readDraft(token), ...change });
export const clearDraft = (token: string): void => put(token, EMPTY_DRAFT);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The draft of a session; it outlives going to the menu and back, and a reload. */
export const useDraft = (token: string): Draft =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(token),
    () => EMPTY_DRAFT,
  );
