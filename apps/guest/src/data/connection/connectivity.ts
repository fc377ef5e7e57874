import { useSyncExternalStore } from 'react';
import { TIMINGS } from '../../app/timings.ts';

let online = true;
const listeners = new Set<() => void>();

const settle = (now: boolean): void => {
  if (now === online) return;
  online = now;
  for (const listener of listeners) listener();
};

/**
 * A phone that says it has a network may still have none: ask our own server. Whatever else answers, a hotel's sign-in or
 * the proxy of a server that is down, is not it.
 */
const probe = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' })
    .then(answer => answer.json())
    .then(({ status }) => status === 'ok')
    .catch(() => false);

/** Called when a call got no answer at all. */
export const reportUnreachable = (): void => settle(false);

/** Called when something got no answer, which may be that call's bad luck: our own server is asked at once. */
export const doubtNetwork = (): void => {
  if (online) probe().then(settle);
};

/** Whether the phone reaches the network, as last seen. */
export const isOnline = (): boolean => online;
export const onConnectivity = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useOnline = (): boolean => useSyncExternalStore(onConnectivity, isOnline, () => true);

/** Looks every 5 s; while offline it asks the server, otherwise the phone's own word is enough. OFFLINE-01. */
export const watchConnectivity = (): (() => void) => {
  const check = async () => {
    if (!navigator.onLine) settle(false);
    else if (!online) settle(await probe());
  };
  check();
  const timer = setInterval(check, TIMINGS.connectivityCheck);
  addEventListener('online', check);
  addEventListener('offline', check);
  return () => {
    clearInterval(timer);
    removeEventListener('online', check);
    removeEventListener('offline', check);
  };
};
