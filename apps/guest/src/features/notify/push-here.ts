import { api } from '../../data/api.ts';

/** Built to the site's root; its scope holds no page, so that it comes in nobody's way. */
const WORKER = '/notify-worker.js';
const SCOPE = '/notify/';

/** Whether this browser could show messages: it knows how, and was not told never to. */
export const canBeTold = (): boolean =>
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission !== 'denied';

const sameKey = (subscription: PushSubscription, key: string): boolean => {
  const held = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...held));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
};

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

const subscriptionUnder = async (key: string): Promise<PushSubscription> => {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await running(registration);
  const { pushManager } = registration;
  const held = await pushManager.getSubscription();
  if (held && sameKey(held, key)) return held;
  await held?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

export type Asked = 'granted' | 'denied';

/**
 * Asks the browser's owner, who has just tapped for it, and subscribes this browser for the session. `denied`: said no, or
 * closed the question. Throws when the browser's push service or the server cannot be reached.
 */
export const subscribeHere = async (token: string): Promise<Asked> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await api('GET /session/{session}/push', { session: token });
  if (key === null) throw new Error('not offered');
  const { endpoint, keys } = (await subscriptionUnder(key)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new Error('no subscription');
  }
  await api('POST /session/{session}/push', { session: token, body: { endpoint, p256dh, auth } });
  return 'granted';
};
