import type { Deps } from '../../../deps.ts';
import { followEvents, type StoredEvent } from '../../../realtime/index.ts';
import { envelope, eventIdOf } from './envelope.ts';
import { minorsOf } from './facts.ts';
import { isWebhookEvent, webhookEventOf } from './news.ts';
import {
  anyWebhook,
  type Listener,
  type QueuedEvent,
  queueWebhookEvents,
  readListeners,
} from './queue-store.ts';

/** What an event is for whom; its audience is `<kind>:<venue id>`. */
const forListeners = (event: StoredEvent, listeners: readonly Listener[], now: number): QueuedEvent[] => {
  if (!isWebhookEvent(event)) return [];
  const venueId = event.audience.slice(event.audience.indexOf(':') + 1);
  const here = listeners.filter(({ venue }) => venue.id === venueId);
  const [first] = here;
  if (!first) return [];
  const { venue } = first;
  return webhookEventOf(event, minorsOf(venue.currency.decimals)).flatMap(({ kind, key, at, data }) => {
    const id = eventIdOf(venue.id, key);
    const body = envelope(venue, { id, kind, at: at ?? new Date(now).toISOString(), data });
    return here
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ webhookId }) => ({ webhookId, eventId: id, kind, body }));
  });
};

/** Makes news of the outbox's events, in their order; one that is looked at twice is the same news by its id. ADR 0025. */
export const queueWebhooks = (deps: Pick<Deps, 'database'>, now: number): Promise<void> =>
  followEvents(deps, {
    table: 'webhook_place',
    anybody: anyWebhook,
    take: async (run, events) => {
      const listeners = await readListeners(run);
      const news = events.flatMap(event => forListeners(event, listeners, now));
      await queueWebhookEvents(run, news, new Date(now));
    },
  });
