import { useSyncExternalStore } from 'react';
import { AGE_COOKIE, AGE_HOURS } from '../../app/cookies/names.ts';
import { readCookie, writeCookie } from '../../app/cookies/phone-cookie.ts';

const listeners = new Set<() => void>();

const approved = (): boolean => readCookie(AGE_COOKIE) === '1';

/** Remembers for 720 hours that the guest is of age. MENU-41. */
export const approveAge = (): void => {
  writeCookie(AGE_COOKIE, '1', AGE_HOURS);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the guest said they are of age. The server does not know and renders the gate. MENU-40. */
export const useAgeApproved = (): boolean => useSyncExternalStore(subscribe, approved, () => false);
