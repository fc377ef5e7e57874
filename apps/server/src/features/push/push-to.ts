import { createHash } from 'node:crypto';
import type { PushContent } from '@tableside/contract/push/content';
import webPush from 'web-push';
import type { Deps } from '../../deps.ts';
import { sendToPushService } from './api.ts';
import type { PushKeys } from './keys.ts';
import { pushPlace } from './reach.ts';

/** What a browser said when it subscribed. */
export type Browser = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type PushMessage = {
  readonly data: PushContent;
  /** What it is about: of two about the same thing the later one takes the other's place. */
  readonly about: string;
  /** How long it is good for, in milliseconds. */
  readonly leftMs: number;
  readonly urgency: 'normal' | 'high';
};

/** What came of a try. `later`: it may be tried again; `refused`: it never arrives. */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'later' | 'refused'; readonly failure: string };

/** At most 32 characters that are safe in addresses: the same for what is about the same thing. RFC 8030 §5.4. */
export const topicOf = (about: string): string =>
  createHash('sha256').update(about).digest('base64url').slice(0, 32);

const sealed = ({ endpoint, ...keys }: Browser, message: PushMessage, vapid: PushKeys, from: string) =>
  webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message.data), {
    vapidDetails: { subject: `mailto:${from}`, ...vapid },
    contentEncoding: 'aes128gcm',
    TTL: Math.max(1, Math.round(message.leftMs / 1_000)),
    urgency: message.urgency,
    topic: topicOf(message.about),
  });

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const never = status >= 400 && status < 500 && status !== 429 && status !== 408;
  return { kind: never ? 'refused' : 'later', failure: String(status) };
};

/** Hands a message to a browser's push service, sealed for that browser alone. Never throws. RFC 8030, RFC 8291. */
export const pushTo = async (
  browser: Browser,
  message: PushMessage,
  vapid: PushKeys,
  parts: Pick<Deps, 'mail' | 'providerPlaces'>,
): Promise<PushOutcome> => {
  let request: ReturnType<typeof sealed>;
  try {
    request = sealed(browser, message, vapid, parts.mail.from);
  } catch (cause) {
    // Whoever subscribed gave keys that are none: they will not be any better the next time.
    return { kind: 'refused', failure: String(cause) };
  }
  try {
    const { endpoint, inwards } = pushPlace(parts, browser.endpoint);
    return outcomeOf(await sendToPushService({ ...request, endpoint }, inwards));
  } catch (cause) {
    return { kind: 'later', failure: String(cause) };
  }
};
