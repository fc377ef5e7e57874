import { useSyncExternalStore } from 'react';
import { AGE_COOKIE, AGE_HOURS } from '../../app/cookies.ts';

const listeners = new Set<() => void>();

const approved = (): boolean => document.cookie.split('; ').includes(`${AGE_COOKIE}=1`);

/** Remembers for 720 hours that the guest is of age. MENU-41. */
export const approveAge = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
  document.cookie = `${AGE_COOKIE}=1; path=/; max-age=${AGE_HOURS * 3600}; samesite=lax`;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the guest said they are of age. The server does not know and renders the gate. MENU-40. */
export const useAgeApproved = (): boolean => useSyncExternalStore(subscribe, approved, () => false);
