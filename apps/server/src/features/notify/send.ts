import { GUEST_NOTIFICATION_TTL_MS } from '@tableside/domain/notify';
import type { Deps } from '../../deps.ts';
import { PUSH_PATIENCE_MS, type PushKeys, pushKeys } from '../push/index.ts';
import { SMS_PATIENCE_MS } from '../sms/index.ts';
import { forgetBrowser } from './guest-store.ts';
import { type ClaimedNotification, claimNotifications, writeNotificationOutcome } from './message-store.ts';
import { pushToGuest } from './push-to-guest.ts';
import { maySendSms } from './sms-limits.ts';
import { notificationSentence, smsText } from './words.ts';

type Parts = Pick<
  Deps,
  'database' | 'secretBox' | 'clock' | 'log' | 'mail' | 'providerPlaces' | 'sms' | 'limits'
>;

/** Messages under way at once. */
const AT_ONCE = 8;
/** A sender without an outcome after this has died. */
const SENDING_MS = Math.max(PUSH_PATIENCE_MS, SMS_PATIENCE_MS) + 20_000;
/** Waits after each failed try, in milliseconds. */
const WAITS_MS = [3_000, 15_000, 60_000, 180_000, 600_000];

/** What came of a try; `again`: it surely did not arrive and may be tried once more. */
type Outcome = { readonly again: boolean; readonly failure: string | null };

/** What messages of one round go out with; `keys` null: no push can be sent. */
type Means = { readonly keys: PushKeys | null; readonly parts: Parts };

const deliver = async (
  news: ClaimedNotification,
  leftMs: number,
  { keys, parts }: Means,
): Promise<Outcome> => {
  const sentence = notificationSentence(news);
  if (news.channel === 'push') {
    const outcome = await pushToGuest(news, { title: sentence, leftMs }, keys, parts);
    if (outcome.kind === 'gone') await forgetBrowser(parts.database.run, news.sessionId, news.endpoint);
    return 'failure' in outcome
      ? { again: outcome.kind === 'later', failure: outcome.failure }
      : { again: false, failure: outcome.kind === 'gone' ? 'gone' : null };
  }
  // A try that follows one that surely did not leave is the same message.
  if (news.tries === 1 && !maySendSms(parts.limits, news.phone, news.venueId)) {
    return { again: false, failure: 'too many' };
  }
  const outcome = await parts.sms.send({ to: news.phone, text: smsText(news.venueName, sentence) });
  return outcome.kind === 'sent'
    ? { again: false, failure: null }
    : { again: outcome.kind === 'later', failure: outcome.failure };
};

const send = async (news: ClaimedNotification, means: Means): Promise<void> => {
  const { database, clock, log } = means.parts;
  const end = news.createdAt.getTime() + GUEST_NOTIFICATION_TTL_MS;
  const left = end - clock();
  const { again, failure } =
    left <= 0 ? { again: false, failure: 'too late' } : await deliver(news, left, means);
  // Neither number nor address in the log: whoever knows them can be called.
  if (failure !== null) log.warn({ news: news.id, channel: news.channel, failure }, 'a guest was not told');
  const wait = again ? WAITS_MS[news.tries - 1] : undefined;
  const tryAt = wait === undefined ? null : new Date(clock() + wait);
  await writeNotificationOutcome(database.run, news, { tryAt, failure });
};

/**
 * Sends every message that is due. Each is claimed before it leaves and settled after, without a transaction in between, so
 * several servers can send and any of them may die.
 */
export const sendGuestNotifications = async (parts: Parts): Promise<void> => {
  for (;;) {
    const now = parts.clock();
    const until = new Date(now + SENDING_MS);
    const claimed = await claimNotifications(parts.database.run, new Date(now), until, AT_ONCE);
    if (claimed.length === 0) return;
    const keys = claimed.some(({ channel }) => channel === 'push') ? await pushKeys(parts) : null;
    await Promise.all(claimed.map(news => send(news, { keys, parts })));
  }
};
