import type { CallInput } from '@tableside/contract/client';
import { subscribedUnder } from '@tableside/contract/push/subscription';
import { api } from '../../data/api.ts';

/** Built to the site's root; its scope holds no page, so that it comes in nobody's way. */
const WORKER = '/notify-worker.js';
const SCOPE = '/notify/';

/** Whether this browser could show messages: it knows how, and was not told never to. */
export const canBeNotified = (): boolean =>
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission !== 'denied';

/** A worker must run before its browser subscribes; `ready` waits for the page's own worker, which this is not. */
const running = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise((done, fail) => {
    if (registration.active) return done();
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return fail(new Error('no worker'));
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') done();
      if (worker.state === 'redundant') fail(new Error('no worker'));
    });
  });

const ourWorker = async (): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await running(registration);
  return registration;
};

export type Asked = 'granted' | 'denied';

export type Browser = CallInput<'POST /session/{session}/push'>['body'];

/**
 * Asks the browser's owner, who has just tapped for it, and subscribes this browser. `denied`: said no, or closed the
 * question. Throws when the browser's push service or the server cannot be reached.
 */
export const subscribeBrowser = async (
  keyOf: () => Promise<string | null>,
  save: (browser: Browser) => Promise<unknown>,
): Promise<Asked> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const key = await keyOf();
  if (key === null) throw new Error('not offered');
  await save(await subscribedUnder(key, await ourWorker()));
  return 'granted';
};

/** The same for the session of a table. */
export const subscribeHere = (token: string): Promise<Asked> =>
  subscribeBrowser(
    async () => (await api('GET /session/{session}/push', { session: token })).key,
    body => api('POST /session/{session}/push', { session: token, body }),
  );
