import { createHash } from 'node:crypto';
import { NOTICES, type NoticeKind } from '@tableside/domain/staff';
import webPush from 'web-push';
import type { Deps } from '../../deps.ts';
import { PATIENCE_MS, sendToPushService } from './api.ts';
import { type PushKeys, pushKeys } from './keys.ts';
import { type ClaimedPush, claimPushes, forgetDevice, writePushOutcome } from './message-store.ts';
import { mayGoInwards } from './reach.ts';
import { noticeTitle } from './words.ts';

type Parts = Pick<Deps, 'database' | 'secretBox' | 'clock' | 'log' | 'mail' | 'providerPlaces'>;

/** Messages under way at once. */
const AT_ONCE = 8;
/** A sender without an outcome after this has died. */
const SENDING_MS = PATIENCE_MS + 20_000;
/** Waits after each failed try, in milliseconds. */
const WAITS_MS = [3_000, 15_000, 60_000, 180_000, 600_000, 1_800_000, 7_200_000];

/** Where a tap on it leads, below /console/{venue}. */
const SCREENS: Readonly<Record<NoticeKind, string>> = {
  order: 'orders',
  call: 'calls',
  ready: 'orders',
  alert: 'money-alerts',
};

/** What the browser is told: the kind, the table, and where to look. Nothing of any guest. */
const payloadOf = (push: ClaimedPush): string =>
  JSON.stringify({
    title: noticeTitle(push.kind, push.tableName, push.language),
    body: push.venueName,
    tag: push.dedupeKey,
    path: `/console/${push.venueSlug}/${SCREENS[push.kind]}`,
  });

/** At most 32 characters: a message about the same thing replaces one that still waits for the phone. RFC 8030 §5.4. */
const topicOf = ({ dedupeKey }: ClaimedPush): string =>
  createHash('sha256').update(dedupeKey).digest('base64url').slice(0, 32);

type Outcome = 'sent' | 'gone' | 'refused' | 'later';
const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status >= 400 && status < 500 && status !== 429 && status !== 408 ? 'refused' : 'later';
};

const post = async (push: ClaimedPush, keys: PushKeys, left: number, parts: Parts): Promise<number> => {
  const { endpoint, p256dh, auth, kind } = push;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(push), {
    vapidDetails: { subject: `mailto:${parts.mail.from}`, ...keys },
    contentEncoding: 'aes128gcm',
    TTL: Math.max(1, Math.round(left / 1_000)),
    urgency: kind === 'alert' ? 'normal' : 'high',
    topic: topicOf(push),
  });
  return sendToPushService(details, mayGoInwards(parts, endpoint));
};

const send = async (push: ClaimedPush, keys: PushKeys, parts: Parts): Promise<void> => {
  const { database, clock, log } = parts;
  const end = push.createdAt.getTime() + NOTICES[push.kind].goodForMs;
  const settle = (failure: string | null, tryAt: Date | null = null) =>
    writePushOutcome(database.run, push, { tryAt, failure });
  if (clock() >= end) return settle('too late');
  const answer = await post(push, keys, end - clock(), parts).catch((cause: unknown) => String(cause));
  const outcome = typeof answer === 'number' ? outcomeOf(answer) : 'later';
  if (outcome === 'sent') return settle(null);
  // No address in the log: whoever knows it can be called.
  log.warn({ push: push.id, answer }, 'push not sent');
  if (outcome === 'gone') return forgetDevice(database.run, push.subscriptionId);
  const wait = outcome === 'later' ? WAITS_MS[push.tries - 1] : undefined;
  return settle(String(answer), wait === undefined ? null : new Date(clock() + wait));
};

/**
 * Sends every message that is due: each is claimed before it leaves and settled after, without a transaction in between,
 * so several servers can send and any of them may die. At least once; the browser shows one of a tag.
 */
export const sendPushes = async (parts: Parts): Promise<void> => {
  for (;;) {
    const now = parts.clock();
    const claimed = await claimPushes(parts.database.run, new Date(now), new Date(now + SENDING_MS), AT_ONCE);
    if (claimed.length === 0) return;
    const keys = await pushKeys(parts);
    if (!keys) return parts.log.error('nobody is called: the push key was sealed with another SECRET_KEY');
    await Promise.all(claimed.map(push => send(push, keys, parts)));
  }
};
