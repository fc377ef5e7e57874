import type { NoticeKind } from '@tableside/domain/staff';
import type { Run } from '../../database/database.ts';

/** A message as it is taken for sending. */
export type ClaimedPush = {
  readonly id: number;
  /** Which try this is, from 1. */
  readonly tries: number;
  readonly kind: NoticeKind;
  readonly dedupeKey: string;
  readonly tableName: string | null;
  readonly createdAt: Date;
  readonly subscriptionId: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly venueSlug: string;
  readonly venueName: string;
};

/** Takes messages that are due. One whose sender died is due again when its time is up. */
export const claimPushes = (run: Run, now: Date, until: Date, most: number): Promise<ClaimedPush[]> =>
  run<ClaimedPush>(
    'push-claim',
    `with due as (
       select id from push_message where try_at <= $1 order by try_at limit $3 for update skip locked),
     claimed as (
       update push_message m set tries = tries + 1, try_at = $2 from due where m.id = due.id returning m.*)
     select c.id, c.tries, c.kind, c.dedupe_key as "dedupeKey", c.table_name as "tableName",
       c.created_at as "createdAt", s.id as "subscriptionId", s.endpoint, s.p256dh, s.auth, s.language,
       v.slug as "venueSlug", v.name as "venueName"
     from claimed c join push_subscription s on s.id = c.subscription_id join venue v on v.id = s.venue_id`,
    [now, until, most],
  );

/** Writes what came of a try; `tryAt` null: it is over. */
export const writePushOutcome = async (
  run: Run,
  { id, tries }: Pick<ClaimedPush, 'id' | 'tries'>,
  outcome: { readonly tryAt: Date | null; readonly failure: string | null },
): Promise<void> => {
  await run(
    'push-outcome',
    'update push_message set try_at = $3, failure = $4 where id = $1 and tries = $2',
    [id, tries, outcome.tryAt, outcome.failure],
  );
};

/** The browser is not there any more: nothing is sent to it again. */
export const forgetDevice = async (run: Run, subscriptionId: number): Promise<void> => {
  await run('push-forget-device', 'delete from push_subscription where id = $1', [subscriptionId]);
};

export const prunePushes = async (run: Run, before: Date): Promise<void> => {
  await run('push-prune', 'delete from push_message where created_at < $1', [before]);
};
