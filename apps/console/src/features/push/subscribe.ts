import { subscribedUnder } from '@tableside/contract/push/subscription';
import { call } from '../../api/call.ts';
import { deviceStorage } from '../../parts/device-storage.ts';
import { registerWorker } from '../../worker/register.ts';

const REMEMBERED = 'tableside.console.push';

/** Who turned it on here and at which venue, so that it comes back when the same person signs in again. */
export const rememberPush = (person: string, venue: string, on: boolean): void =>
  on ? deviceStorage.setItem(REMEMBERED, `${person} ${venue}`) : deviceStorage.removeItem(REMEMBERED);
export const isPushRemembered = (person: string, venue: string): boolean =>
  deviceStorage.getItem(REMEMBERED) === `${person} ${venue}`;

type Subscribed = Awaited<ReturnType<typeof subscribedUnder>>;

const byBrowser = async (key: string): Promise<Subscribed> => {
  await registerWorker();
  return subscribedUnder(key, await navigator.serviceWorker.ready);
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
