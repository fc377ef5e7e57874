import type { Run } from '../../../database/database.ts';
import { eraser } from '../../../jobs/eraser.ts';
import type { Attempt } from '../api.ts';

/** A webhook as it is taken for sending. */
export type Claimed = {
  readonly id: string;
  readonly venueId: string;
  readonly claim: number;
  readonly url: string;
  readonly sealedSecret: Buffer;
  readonly sealedFormerSecret: Buffer | null;
  readonly formerUntil: Date | null;
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly told: boolean;
};

export const CLAIMED_COLUMNS = `w.id, w.venue_id as "venueId", w.claim::int, w.url, w.sealed_secret as "sealedSecret",
  w.sealed_former_secret as "sealedFormerSecret", w.former_until as "formerUntil", w.failures,
  w.failing_since as "failingSince", w.told_at is not null as told`;

/** Takes webhooks that have something to send and are due. One whose sender died is due again when its time is up. */
export const claimWebhooks = (run: Run, now: Date, until: Date, most: number): Promise<Claimed[]> =>
  run<Claimed>(
    'webhook-claim',
    `with due as (
       select id from webhook h where is_on and try_at <= $1 and (sending_until is null or sending_until <= $1)
         and exists (select from webhook_news d where d.webhook_id = h.id and d.state = 'waiting')
       order by try_at limit $3 for update skip locked)
     update webhook w set claim = claim + 1, sending_until = $2 from due where w.id = due.id
     returning ${CLAIMED_COLUMNS}`,
    [now, until, most],
  );

export type Waiting = {
  readonly id: number;
  readonly eventId: string;
  readonly kind: string;
  readonly body: string;
  readonly refusals: number;
  readonly waitsSince: Date;
};

/** What is next for a webhook that we still hold, kept for us a while longer. */
export const nextWaiting = async (
  run: Run,
  { id, claim }: Pick<Claimed, 'id' | 'claim'>,
  until: Date,
): Promise<Waiting | null> => {
  const [row] = await run<Waiting>(
    'webhook-next',
    `with held as (update webhook set sending_until = $3 where id = $1 and claim = $2 and is_on returning id)
     select d.id, d.event_id as "eventId", d.kind, d.body, d.refusals, d.waits_since as "waitsSince"
     from webhook_news d join held on held.id = d.webhook_id where d.state = 'waiting' order by d.id limit 1`,
    [id, claim, until],
  );
  return row ?? null;
};

/** Whoever sent gives the webhook back. */
export const releaseWebhook = async (
  run: Run,
  { id, claim }: Pick<Claimed, 'id' | 'claim'>,
): Promise<void> => {
  await run('webhook-release', 'update webhook set sending_until = null where id = $1 and claim = $2', [
    id,
    claim,
  ]);
};

export const writeAttempt = async (
  run: Run,
  deliveryId: number,
  at: Date,
  { ms, status, failure, answer }: Attempt,
): Promise<void> => {
  await run(
    'webhook-attempt',
    'insert into webhook_try (delivery_id, at, ms, status, failure, answer) values ($1, $2, $3, $4, $5, $6)',
    [deliveryId, at, ms, status, failure, answer],
  );
};

/** It arrived: the receiver is well again. False: somebody else sends for this webhook now. */
export const writeTaken = async (run: Run, hook: Claimed, deliveryId: number, at: Date): Promise<boolean> => {
  const rows = await run(
    'webhook-taken',
    `with held as (
       update webhook set failures = 0, failing_since = null, told_at = null where id = $1 and claim = $2
       returning id)
     update webhook_news d set state = 'delivered', done_at = $4 from held where d.id = $3 returning 1`,
    [hook.id, hook.claim, deliveryId, at],
  );
  return rows.length > 0;
};

export type Failed = {
  readonly at: Date;
  readonly tryAt: Date;
  readonly failures: number;
  readonly failingSince: Date;
  readonly refusals: number;
  readonly givenUp: boolean;
  /** What waits since before then is given up as well. */
  readonly tooOld: Date;
  /** The receiver wants nothing any more. */
  readonly turnOff: boolean;
};

/** It did not arrive: how often and since when, and when it is tried again. Answers how much was given up; null: not ours. */
export const writeFailed = async (
  run: Run,
  hook: Claimed,
  deliveryId: number,
  failed: Failed,
): Promise<number | null> => {
  const held = await run(
    'webhook-failed',
    `update webhook set failures = $3, failing_since = $4, try_at = $5, is_on = is_on and not $6
     where id = $1 and claim = $2 returning 1`,
    [hook.id, hook.claim, failed.failures, failed.failingSince, failed.tryAt, failed.turnOff],
  );
  if (held.length === 0) return null;
  await run('webhook-refused', 'update webhook_news set refusals = $2 where id = $1', [
    deliveryId,
    failed.refusals,
  ]);
  const given = await run(
    'webhook-give-up',
    `update webhook_news set state = 'failed', done_at = $4
     where webhook_id = $1 and state = 'waiting' and (waits_since <= $3 or id = $2 and $5) returning 1`,
    [hook.id, deliveryId, failed.tooOld, failed.at, failed.givenUp],
  );
  return given.length;
};

export const recordNotified = async (run: Run, id: string, at: Date): Promise<void> => {
  await run('webhook-told', 'update webhook set told_at = $2 where id = $1', [id, at]);
};

/** The venue as letters about its webhooks name it. */
export const venueOfHook = async (
  run: Run,
  venueId: string,
): Promise<{ readonly venueName: string; readonly language: string }> => {
  const [row] = await run<{ venueName: string; language: string }>(
    'webhook-venue',
    `select name as "venueName", settings->>'mainLanguage' as language from venue where id = $1`,
    [venueId],
  );
  return row ?? { venueName: '', language: 'en' };
};

/** Secrets that were replaced and sign no more. */
export const forgetFormerSecrets = async (run: Run, now: Date): Promise<void> => {
  await run(
    'webhook-forget-former',
    'update webhook set sealed_former_secret = null, former_until = null where former_until <= $1',
    [now],
  );
};

/** Forgets what was sent, and what came of it. What still waits is kept. */
export const webhookEraser = eraser({
  kind: 'webhooks',
  name: 'webhook-forget-news',
  due: `select n.id from webhook_news n join webhook w on w.id = n.webhook_id
    where w.venue_id = $1 and n.created_at < $2 and n.state <> 'waiting'`,
  erase: `delete from webhook_news where id in (select id from due)`,
});
