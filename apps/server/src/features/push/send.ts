import type { PushContent } from '@tableside/contract/push/content';
import { NOTICES, type NoticeKind } from '@tableside/domain/staff';
import type { Deps } from '../../deps.ts';
import { TIMEOUT_MS } from './api.ts';
import { type PushKeys, pushKeys } from './keys.ts';
import { type ClaimedPush, claimPushes, forgetDevice, writePushOutcome } from './message-store.ts';
import { pushTo } from './push-to.ts';
import { noticeTitle } from './words.ts';

type Parts = Pick<Deps, 'database' | 'secretBox' | 'clock' | 'log' | 'mail' | 'providerPlaces'>;

/** Messages under way at once. */
const AT_ONCE = 8;
/** A sender without an outcome after this has died. */
const SENDING_MS = TIMEOUT_MS + 20_000;
/** Waits after each failed try, in milliseconds. */
const WAITS_MS = [3_000, 15_000, 60_000, 180_000, 600_000, 1_800_000, 7_200_000];

/** Where a tap on it leads, below /console/{venue}. */
const SCREENS: Readonly<Record<NoticeKind, string>> = {
  order: 'orders',
  'order-late': 'orders',
  call: 'calls',
  'call-late': 'calls',
  ready: 'orders',
  printer: 'kitchen',
  alert: 'money-alerts',
  books: 'money-alerts',
  review: 'reviews',
};

/** What the browser is told: the kind, the table, and where to look. Nothing of any guest. */
const dataOf = (push: ClaimedPush): PushContent => ({
  title: noticeTitle(push.kind, push.tableName, push.language),
  body: push.venueName,
  tag: push.dedupeKey,
  path: `/console/${push.venueSlug}/${SCREENS[push.kind]}`,
});

const send = async (push: ClaimedPush, keys: PushKeys, parts: Parts): Promise<void> => {
  const { database, clock, log } = parts;
  const end = push.createdAt.getTime() + NOTICES[push.kind].goodForMs;
  const settle = (failure: string | null, tryAt: Date | null = null) =>
    writePushOutcome(database.run, push, { tryAt, failure });
  const leftMs = end - clock();
  if (leftMs <= 0) return settle('too late');
  const { endpoint, p256dh, auth, dedupeKey, kind } = push;
  const urgency = kind === 'alert' || kind === 'books' ? ('normal' as const) : ('high' as const);
  const message = { data: dataOf(push), about: dedupeKey, leftMs, urgency };
  const outcome = await pushTo({ endpoint, p256dh, auth }, message, keys, parts);
  if (outcome.kind === 'sent') return settle(null);
  // No address in the log: whoever knows it can be called.
  log.warn({ push: push.id, ...outcome }, 'push not sent');
  if (!('failure' in outcome)) return forgetDevice(database.run, push.subscriptionId);
  const wait = outcome.kind === 'later' ? WAITS_MS[push.tries - 1] : undefined;
  return settle(outcome.failure, wait === undefined ? null : new Date(clock() + wait));
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
