import { Refusal } from '@tableside/contract';
import type { Webhook, WebhookAttempt } from '@tableside/contract/http/admin/webhooks';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { readLog } from './log-store.ts';
import { lockWebhook, type StoredWebhook, webhooksOf } from './webhook-store.ts';

/** Pieces of news on one page of the log. */
const PAGE = 30;

const attemptView = ({ at, ...attempt }: NonNullable<StoredWebhook['last']>): WebhookAttempt => ({
  ...attempt,
  at: new Date(at).toISOString(),
});

const view = (hook: StoredWebhook, now: number): Webhook => ({
  id: hook.id,
  url: hook.url,
  kinds: [...hook.kinds],
  on: hook.isOn,
  revision: hook.revision,
  changed_by: hook.changedBy,
  created_at: hook.createdAt.toISOString(),
  former_secret_until:
    hook.formerUntil !== null && hook.formerUntil.getTime() > now ? hook.formerUntil.toISOString() : null,
  waiting: hook.waiting,
  failing_since: hook.failingSince?.toISOString() ?? null,
  next_try_at: hook.isOn && hook.failingSince !== null && hook.waiting > 0 ? hook.tryAt.toISOString() : null,
  last: hook.last && attemptView(hook.last),
});

export const webhooksView = async (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  venueId: string,
): Promise<{ webhooks: Webhook[] }> => {
  const now = clock();
  return { webhooks: (await webhooksOf(database.run, venueId)).map(hook => view(hook, now)) };
};

/** Throws `Refusal` not_found: the venue has no such webhook. */
export const foundWebhook = async (
  run: Parameters<typeof lockWebhook>[0],
  venueId: string,
  id: string,
): Promise<NonNullable<Awaited<ReturnType<typeof lockWebhook>>>> => {
  const hook = isUuid(id) ? await lockWebhook(run, venueId, id) : null;
  if (!hook) throw new Refusal('not_found');
  return hook;
};

export const showLog =
  ({ database }: Deps): Handler<'GET /console/{venue}/webhooks/{webhook}/log'> =>
  async ({ staff, params, query }) => {
    const hook = await foundWebhook(database.run, staff.venueId, params.webhook);
    const found = await readLog(database.run, hook.id, query.before ?? null, PAGE + 1);
    return {
      deliveries: found.slice(0, PAGE).map(({ id, createdAt, doneAt, attempts, ...delivery }) => ({
        ...delivery,
        id: String(id),
        created_at: createdAt.toISOString(),
        done_at: doneAt?.toISOString() ?? null,
        attempts: attempts.map(attemptView),
      })),
      more: found.length > PAGE,
    };
  };
