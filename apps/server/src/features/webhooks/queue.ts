import type { Deps } from '../../deps.ts';
import type { StoredEvent } from '../../realtime/index.ts';
import { readEvents } from '../../realtime/store.ts';
import { envelope, eventIdOf } from './envelope.ts';
import { minorsOf } from './facts.ts';
import { mayBeNews, newsOf } from './news.ts';
import {
  anyWebhook,
  forgetPlace,
  type Listener,
  lockPlace,
  type QueuedNews,
  queueNews,
  readListeners,
  writePlace,
} from './queue-store.ts';

/** Events of one round. */
const PAGE = 500;

/** What an event is for whom; its audience is `<kind>:<venue id>`. */
const forListeners = (event: StoredEvent, listeners: readonly Listener[], now: number): QueuedNews[] => {
  if (!mayBeNews(event)) return [];
  const venueId = event.audience.slice(event.audience.indexOf(':') + 1);
  const here = listeners.filter(({ venue }) => venue.id === venueId);
  const [first] = here;
  if (!first) return [];
  const { venue } = first;
  return newsOf(event, minorsOf(venue.currency.decimals)).flatMap(({ kind, key, at, data }) => {
    const id = eventIdOf(venue.id, key);
    const body = envelope(venue, { id, kind, at: at ?? new Date(now).toISOString(), data });
    return here
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ webhookId }) => ({ webhookId, eventId: id, kind, body }));
  });
};

/** One round; true when there may be more. */
const round = ({ database }: Pick<Deps, 'database'>, now: number): Promise<boolean> =>
  database.transaction(async run => {
    const place = await lockPlace(run);
    if (!place) return false;
    if (!(await anyWebhook(run))) {
      await forgetPlace(run);
      return false;
    }
    const listeners = await readListeners(run);
    const { events } = await readEvents(run, place, PAGE);
    const news = events.flatMap(event => forListeners(event, listeners, now));
    await queueNews(run, news, new Date(now));
    const last = events.at(-1);
    if (last) await writePlace(run, { xid: last.xid, id: last.id });
    return events.length === PAGE;
  });

/**
 * Makes news of the outbox's events, in their order. The place of the last one looked at moves in the same transaction, so
 * that no event is skipped, whoever dies; and one that is looked at twice is the same news by its id. ADR 0025.
 */
export const queueWebhooks = async (deps: Pick<Deps, 'database'>, now: number): Promise<void> => {
  while (await round(deps, now));
};
