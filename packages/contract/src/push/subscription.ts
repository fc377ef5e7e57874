import type { z } from 'zod';
import type { PushBrowser } from '../http/shared/push-browser.ts';

const isUnder = (subscription: PushSubscription, key: string): boolean => {
  const held = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...held));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
};

/**
 * What the server is told of this browser's subscription under our key: the one it has, else a new one. Throws when the
 * push service of the browser's maker cannot be reached. RFC 8291, RFC 8292.
 */
export const subscribedUnder = async (
  key: string,
  { pushManager }: ServiceWorkerRegistration,
): Promise<z.input<typeof PushBrowser>> => {
  const held = await pushManager.getSubscription();
  const keep = held !== null && isUnder(held, key);
  if (!keep) await held?.unsubscribe();
  const subscription = keep
    ? held
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new Error('no subscription');
  }
  return { endpoint, p256dh, auth };
};
