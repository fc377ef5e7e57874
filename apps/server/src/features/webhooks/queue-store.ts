import type { WebhookKind } from '@tableside/domain/webhooks';
import type { Run } from '../../database/database.ts';
import type { Position } from '../../realtime/position.ts';
import type { FromVenue } from './envelope.ts';

export const anyWebhook = async (run: Run): Promise<boolean> => {
  const [row] = await run<{ any: boolean }>(
    'webhook-any',
    'select exists (select from webhook where is_on) as any',
    [],
  );
  return row?.any ?? false;
};

/** From now on events are news, and what began before is none, unless events are looked at already. */
export const beginHere = async (run: Run): Promise<void> => {
  await run(
    'webhook-place-begin',
    // The update changes nothing; it waits for whoever is about to take the place away.
    `insert into webhook_place (xid, id) select pg_current_xact_id(), 0
     on conflict (one) do update set id = webhook_place.id`,
    [],
  );
};

/** Nobody is to be told: events are not looked at. */
export const forgetPlace = async (run: Run): Promise<void> => {
  await run('webhook-place-forget', 'delete from webhook_place', []);
};

/** How far events were looked at, locked; null: they are not. A place that came with another cluster's rows is no place of this one. */
export const lockPlace = async (run: Run): Promise<Position | null> => {
  const [row] = await run<{ xid: string; id: number }>(
    'webhook-place-lock',
    'select least(xid, pg_snapshot_xmin(pg_current_snapshot()))::text as xid, id from webhook_place for update',
    [],
  );
  return row ? { xid: Number(row.xid), id: row.id } : null;
};

export const writePlace = async (run: Run, { xid, id }: Position): Promise<void> => {
  await run('webhook-place-write', 'update webhook_place set xid = $1::text::xid8, id = $2', [
    String(xid),
    id,
  ]);
};

export type Listener = {
  readonly webhookId: string;
  readonly kinds: readonly WebhookKind[];
  readonly venue: FromVenue;
};

/** Every webhook that is on, with its venue. */
export const readListeners = (run: Run): Promise<Listener[]> =>
  run<Listener>(
    'webhook-listeners',
    `select w.id as "webhookId", w.kinds, jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name,
       'currency', v.settings->'currency') as venue
     from webhook w join venue v on v.id = w.venue_id where w.is_on`,
    [],
  );

export type QueuedNews = {
  readonly webhookId: string;
  readonly eventId: string;
  readonly kind: string;
  readonly body: string;
};

/** Writes down what is to be sent; what was written down before is the same news. */
export const queueNews = async (run: Run, news: readonly QueuedNews[], at: Date): Promise<void> => {
  if (news.length === 0) return;
  await run(
    'webhook-queue',
    `insert into webhook_news (webhook_id, event_id, kind, body, waits_since, created_at)
     select n.webhook_id, n.event_id, n.kind, n.body, $2, $2 from rows from (
       jsonb_to_recordset($1::jsonb) as (webhook_id uuid, event_id text, kind text, body text)) with ordinality
       as n(webhook_id, event_id, kind, body, place)
     order by n.place on conflict (webhook_id, event_id) do nothing`,
    [
      JSON.stringify(
        news.map(({ webhookId, eventId, kind, body }) => ({
          webhook_id: webhookId,
          event_id: eventId,
          kind,
          body,
        })),
      ),
      at,
    ],
  );
};
