import { call } from '../../api/call.ts';

const BASE = import.meta.env.BASE_URL;
const REMEMBERED = 'tableside.console.push';

/** Who turned it on here and at which venue, so that it comes back when the same person signs in again. */
export const rememberPush = (person: string, venue: string, on: boolean): void =>
  on ? localStorage.setItem(REMEMBERED, `${person} ${venue}`) : localStorage.removeItem(REMEMBERED);
export const isPushRemembered = (person: string, venue: string): boolean =>
  localStorage.getItem(REMEMBERED) === `${person} ${venue}`;

const sameKey = (subscription: PushSubscription, key: string): boolean => {
  const held = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...held));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
};

/** The browser's subscription under our key: the one it has, else a new one. Throws when its maker cannot be reached. */
const subscriptionUnder = async (key: string): Promise<PushSubscription> => {
  await navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE });
  const { pushManager } = await navigator.serviceWorker.ready;
  const held = await pushManager.getSubscription();
  if (held && sameKey(held, key)) return held;
  await held?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

/** Subscribes this browser and tells the server. The browser must allow notifications already. */
export const subscribeHere = async (venue: string, key: string, language: string) => {
  const { endpoint, keys } = (await subscriptionUnder(key)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('no subscription');
  return call('POST /console/{venue}/push', { venue, body: { endpoint, p256dh, auth, language } });
};
