import {
  afterFailure,
  classifyResponse,
  WEBHOOK_GOOD_FOR_MS,
  type WebhookEventKind,
} from '@tableside/domain/webhooks';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { noteStep } from '../../../steps.ts';
import { type Attempt, postTo, TIMEOUT_MS } from '../api.ts';
import { allowsPrivateNetwork } from '../endpoints/reach.ts';
import { secretsOf } from '../endpoints/secrets.ts';
import { tellOwners } from '../endpoints/tell-owners.ts';
import {
  type Claimed,
  nextWaiting,
  releaseWebhook,
  type Waiting,
  writeAttempt,
  writeFailed,
  writeTaken,
} from './send-store.ts';
import { signedHeaders } from './signature.ts';

export type SendParts = Pick<Deps, 'database' | 'secretBox' | 'clock' | 'log' | 'mail' | 'env'>;

/** A sender without an outcome after this has died. */
export const LEASE_MS = TIMEOUT_MS + 20_000;

/** Signs and sends once. Never throws. */
export const tryOnce = (
  parts: Pick<SendParts, 'secretBox' | 'clock' | 'env'>,
  hook: Claimed,
  news: { readonly eventId: string; readonly kind: WebhookEventKind | string; readonly body: string },
): Promise<Attempt> => {
  const now = parts.clock();
  const secrets = secretsOf(parts, hook, now);
  if (secrets.length === 0)
    return Promise.resolve({ status: null, failure: 'secret_unreadable', ms: 0, answer: '' });
  const headers = signedHeaders({ id: news.eventId, body: news.body }, secrets, now);
  return postTo({ url: hook.url, headers, body: news.body }, allowsPrivateNetwork(parts));
};

/** Tells how an attempt went. No address: it may hold what the receiver knows its callers by. */
const noteAttempt = (
  run: Run,
  { id: webhook }: Claimed,
  { eventId: id, kind }: Waiting,
  { status, failure, ms }: Attempt,
  step: 'delivered' | 'not_taken' | 'given_up',
): void => noteStep(run, { of: 'delivery', id, step, about: { webhook, kind, status, failure, ms } });

/** What a failure leaves of the webhook's standing; null: somebody else sends for it now. */
const settleFailure = async (
  parts: SendParts,
  hook: Claimed,
  news: Waiting,
  attempt: Attempt,
): Promise<null> => {
  const { database, clock } = parts;
  const now = clock();
  const verdict = classifyResponse(attempt.status);
  if (verdict === 'taken') return null;
  const failures = hook.failures + 1;
  const refusals = news.refusals + (verdict === 'refused' ? 1 : 0);
  const ageMs = now - news.waitsSince.getTime();
  const { waitMs, givenUp } = afterFailure({ verdict, failures, refusals, ageMs });
  const failingSince = hook.failingSince ?? new Date(now);
  await database.transaction(async run => {
    noteAttempt(run, hook, news, attempt, givenUp ? 'given_up' : 'not_taken');
    await writeAttempt(run, news.id, new Date(now), attempt);
    const given = await writeFailed(run, hook, news.id, {
      at: new Date(now),
      tryAt: new Date(now + waitMs),
      failures,
      failingSince,
      refusals,
      givenUp,
      tooOld: new Date(now - WEBHOOK_GOOD_FOR_MS),
      turnOff: verdict === 'gone',
    });
    if (given === null || hook.told) return;
    await tellOwners(parts, run, hook, {
      attempt,
      failingSince,
      lost: given > 0,
      turnedOff: verdict === 'gone',
    });
  });
  return null;
};

/** Sends one; the webhook as it then stands, or null when this sender is to stop. */
const sendOne = async (parts: SendParts, hook: Claimed, news: Waiting): Promise<Claimed | null> => {
  const { database, clock, log } = parts;
  const attempt = await tryOnce(parts, hook, news);
  if (classifyResponse(attempt.status) === 'taken') {
    const at = new Date(clock());
    const ours = await database.transaction(async run => {
      noteAttempt(run, hook, news, attempt, 'delivered');
      await writeAttempt(run, news.id, at, attempt);
      return writeTaken(run, hook, news.id, at);
    });
    return ours ? { ...hook, failures: 0, failingSince: null, told: false } : null;
  }
  // No address in the log: it may hold what the receiver knows its callers by.
  log.warn({ webhook: hook.id, status: attempt.status, failure: attempt.failure }, 'webhook not taken');
  return settleFailure(parts, hook, news, attempt);
};

/** Sends what waits for a webhook, one after the other, until nothing does or one is not taken. */
export const sendInOrder = async (
  parts: SendParts,
  claimed: Claimed,
  isClosed: () => boolean,
): Promise<void> => {
  const { run } = parts.database;
  let hook: Claimed | null = claimed;
  try {
    while (hook && !isClosed()) {
      const news: Waiting | null = await nextWaiting(run, hook, new Date(parts.clock() + LEASE_MS));
      if (!news) return;
      hook = await sendOne(parts, hook, news);
    }
  } finally {
    await releaseWebhook(run, claimed);
  }
};
