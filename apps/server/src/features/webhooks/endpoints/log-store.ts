import type { Run } from '../../../database/database.ts';
import type { Attempt } from '../api.ts';

export type StoredDelivery = {
  readonly id: number;
  readonly event: string;
  readonly kind: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly createdAt: Date;
  readonly doneAt: Date | null;
  readonly body: string;
  readonly attempts: readonly (Attempt & { readonly at: string })[];
};

/** Tries that are shown of one piece of news. */
const SHOWN_TRIES = 10;

/** What was sent for a webhook, the newest first. */
export const readLog = (
  run: Run,
  webhookId: string,
  before: string | null,
  most: number,
): Promise<StoredDelivery[]> =>
  run<StoredDelivery>(
    'webhook-log',
    `select d.id, d.event_id as event, d.kind, d.state, d.created_at as "createdAt", d.done_at as "doneAt", d.body,
       coalesce((select jsonb_agg(jsonb_build_object('at', a.at, 'ms', a.ms, 'status', a.status, 'failure', a.failure,
         'answer', a.answer) order by a.id desc)
         from (select * from webhook_try where delivery_id = d.id order by id desc limit $4) a), '[]') as attempts
     from webhook_news d where d.webhook_id = $1 and ($2::bigint is null or d.id < $2) order by d.id desc limit $3`,
    [webhookId, before, most, SHOWN_TRIES],
  );

/** It waits again, from now on; false: there is no such thing. */
export const sendAgain = async (run: Run, webhookId: string, id: string, at: Date): Promise<boolean> => {
  const rows = await run(
    'webhook-again',
    `update webhook_news set state = 'waiting', refusals = 0, waits_since = $3, done_at = null
     where webhook_id = $1 and id = $2 returning 1`,
    [webhookId, id, at],
  );
  return rows.length > 0;
};

/** Writes down a test that was sent; it waits for nothing. */
export const insertTest = async (
  run: Run,
  webhookId: string,
  test: { readonly eventId: string; readonly kind: string; readonly body: string; readonly taken: boolean },
  at: Date,
): Promise<number> => {
  const [row] = await run<{ id: number }>(
    'webhook-test',
    `insert into webhook_news (webhook_id, event_id, kind, body, state, waits_since, done_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $6, $6) returning id`,
    [webhookId, test.eventId, test.kind, test.body, test.taken ? 'delivered' : 'failed', at],
  );
  if (!row) throw new Error('the test was not written down');
  return row.id;
};
