import type { WebhookKind } from '@tableside/domain/webhooks';
import type { Run } from '../../../database/database.ts';
import type { Attempt } from '../api.ts';
import { CLAIMED_COLUMNS, type Claimed } from '../sending/send-store.ts';

export type StoredWebhook = {
  readonly id: string;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  readonly isOn: boolean;
  readonly revision: number;
  readonly changedBy: string;
  readonly createdAt: Date;
  readonly formerUntil: Date | null;
  readonly waiting: number;
  readonly failingSince: Date | null;
  readonly tryAt: Date;
  readonly last: (Attempt & { readonly at: string }) | null;
};

/** A venue's webhooks in the order in which they were made. */
export const webhooksOf = (run: Run, venueId: string): Promise<StoredWebhook[]> =>
  run<StoredWebhook>(
    'webhooks-of-venue',
    `select w.id, w.url, w.kinds, w.is_on as "isOn", w.revision, w.changed_by as "changedBy",
       w.created_at as "createdAt", w.former_until as "formerUntil", w.failing_since as "failingSince",
       w.try_at as "tryAt",
       (select count(*)::int from webhook_news d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
       (select jsonb_build_object('at', a.at, 'ms', a.ms, 'status', a.status, 'failure', a.failure, 'answer', a.answer)
        from webhook_news d join webhook_try a on a.delivery_id = d.id where d.webhook_id = w.id
        order by a.id desc limit 1) as last
     from webhook w where w.venue_id = $1 order by w.created_at, w.id`,
    [venueId],
  );

/** Counts a venue's webhooks, while nobody else adds one. */
export const countForAdding = async (run: Run, venueId: string): Promise<number> => {
  await run('webhook-lock-venue', 'select 1 from venue where id = $1 for no key update', [venueId]);
  const [row] = await run<{ count: number }>(
    'webhook-count',
    'select count(*)::int as count from webhook where venue_id = $1',
    [venueId],
  );
  return row?.count ?? 0;
};

export type NewWebhook = {
  readonly id: string;
  readonly venueId: string;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  readonly sealedSecret: Buffer;
  readonly by: string;
  /** The key that asked for it; it ends with it. Null: an owner did. */
  readonly keyId: string | null;
  readonly at: Date;
};

export const insertWebhook = async (run: Run, hook: NewWebhook): Promise<void> => {
  await run(
    'webhook-insert',
    `insert into webhook (id, venue_id, url, kinds, sealed_secret, changed_by, try_at, created_at, api_key_id)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [hook.id, hook.venueId, hook.url, hook.kinds, hook.sealedSecret, hook.by, hook.at, hook.keyId],
  );
};

/** A webhook of the venue as senders take it, locked for changing; null: there is none. */
export const lockWebhook = async (
  run: Run,
  venueId: string,
  id: string,
): Promise<(Claimed & Pick<StoredWebhook, 'kinds' | 'isOn' | 'revision' | 'changedBy'>) | null> => {
  const [row] = await run<Claimed & Pick<StoredWebhook, 'kinds' | 'isOn' | 'revision' | 'changedBy'>>(
    'webhook-lock',
    `select ${CLAIMED_COLUMNS}, w.kinds, w.is_on as "isOn", w.revision, w.changed_by as "changedBy"
     from webhook w where w.venue_id = $1 and w.id = $2 for update`,
    [venueId, id],
  );
  return row ?? null;
};

/** Changes it; whoever was silent gets a new chance. */
export const changeWebhook = async (
  run: Run,
  hook: {
    readonly id: string;
    readonly url: string;
    readonly kinds: readonly WebhookKind[];
    readonly isOn: boolean;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> => {
  await run(
    'webhook-change',
    `update webhook set url = $2, kinds = $3, is_on = $4, changed_by = $5, revision = revision + 1, failures = 0,
       failing_since = null, told_at = null, try_at = $6 where id = $1`,
    [hook.id, hook.url, hook.kinds, hook.isOn, hook.by, hook.at],
  );
};

/** The present secret becomes the former one. */
export const replaceSecret = async (
  run: Run,
  id: string,
  { sealed, formerUntil, by }: { readonly sealed: Buffer; readonly formerUntil: Date; readonly by: string },
): Promise<void> => {
  await run(
    'webhook-new-secret',
    `update webhook set sealed_former_secret = sealed_secret, former_until = $3, sealed_secret = $2, changed_by = $4,
       revision = revision + 1 where id = $1`,
    [id, sealed, formerUntil, by],
  );
};

export type WebhookOfKey = Pick<StoredWebhook, 'id' | 'url' | 'kinds' | 'isOn' | 'createdAt'>;

/** What a key asked for, in the order in which it did. */
export const webhooksOfKey = (run: Run, keyId: string): Promise<WebhookOfKey[]> =>
  run<WebhookOfKey>(
    'webhooks-of-key',
    `select id, url, kinds, is_on as "isOn", created_at as "createdAt" from webhook where api_key_id = $1
     order by created_at, id`,
    [keyId],
  );

/** Ends what a key asked for; answers with its address, null where the key asked for no such thing. */
export const deleteWebhookOfKey = async (run: Run, keyId: string, id: string): Promise<string | null> => {
  const [row] = await run<{ url: string }>(
    'webhook-of-key-delete',
    'delete from webhook where api_key_id = $1 and id = $2 returning url',
    [keyId, id],
  );
  return row?.url ?? null;
};

export const deleteWebhook = async (run: Run, id: string): Promise<void> => {
  await run('webhook-delete', 'delete from webhook where id = $1', [id]);
};

/** What waits is tried now. */
export const tryNow = async (run: Run, id: string, at: Date): Promise<void> => {
  await run('webhook-try-now', 'update webhook set try_at = least(try_at, $2) where id = $1', [id, at]);
};
