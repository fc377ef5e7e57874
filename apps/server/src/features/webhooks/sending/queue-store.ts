import type { WebhookKind } from '@tableside/domain/webhooks';
import type { Run } from '../../../database/database.ts';
import { noteStep } from '../../../steps.ts';
import type { FromVenue } from './envelope.ts';

export const anyWebhook = async (run: Run): Promise<boolean> => {
  const [row] = await run<{ any: boolean }>(
    'webhook-any',
    'select exists (select from webhook where is_on) as any',
    [],
  );
  return row?.any ?? false;
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

export type QueuedEvent = {
  readonly webhookId: string;
  readonly eventId: string;
  readonly kind: string;
  readonly body: string;
};

/** Writes down what is to be sent; what was written down before is the same news. */
export const queueWebhookEvents = async (run: Run, news: readonly QueuedEvent[], at: Date): Promise<void> => {
  if (news.length === 0) return;
  const queued = await run<{ event_id: string; webhook_id: string; kind: string }>(
    'webhook-queue',
    `insert into webhook_news (webhook_id, event_id, kind, body, waits_since, created_at)
     select n.webhook_id, n.event_id, n.kind, n.body, $2, $2 from rows from (
       jsonb_to_recordset($1::jsonb) as (webhook_id uuid, event_id text, kind text, body text)) with ordinality
       as n(webhook_id, event_id, kind, body, place)
     order by n.place on conflict (webhook_id, event_id) do nothing returning event_id, webhook_id, kind`,
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
  for (const { event_id: id, webhook_id: webhook, kind } of queued)
    noteStep(run, { of: 'delivery', id, step: 'queued', about: { webhook, kind } });
};
