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

type Subscribed = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

const byBrowser = async (key: string): Promise<Subscribed> => {
  const { endpoint, keys } = (await subscriptionUnder(key)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('no subscription');
  return { endpoint, p256dh, auth };
};

/** A device of the sandbox in this browser's place: its page shows what this device would. */
const bySandbox = async (sandbox: string, key: string): Promise<Subscribed> => {
  const answer = await fetch(`${sandbox}/push/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  if (!answer.ok) throw new Error('no subscription');
  const { endpoint, p256dh, auth } = (await answer.json()) as Subscribed;
  return { endpoint: new URL(endpoint, location.href).href, p256dh, auth };
};

/** What the server says of push here: its key, and where its sandbox is. */
export type PushPlace = { readonly key: string; readonly sandbox: string | null };

/**
 * Subscribes this browser and tells the server. The browser must allow notifications already. Where its maker's push
 * service cannot be reached and there is a sandbox, a device of the sandbox takes its place. Null: it was not wanted any
 * more by the time there was a subscription, and the server was told so where it had heard of it.
 */
export const subscribeHere = async (
  venue: string,
  { key, sandbox }: PushPlace,
  language: string,
  isWanted: () => boolean = () => true,
) => {
  const subscribed = await byBrowser(key).catch((cause: unknown) => {
    if (sandbox === null) throw cause;
    return bySandbox(sandbox, key);
  });
  if (!isWanted()) return null;
  const answer = await call('POST /console/{venue}/push', { venue, body: { ...subscribed, language } });
  if (isWanted()) return answer;
  // Turned off while this was on its way, and perhaps heard of after that.
  await call('POST /console/{venue}/push/off', { venue, body: {} });
  return null;
};
