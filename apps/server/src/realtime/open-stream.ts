import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Hub, Subscription } from './hub.ts';
import { eventMessage, helloMessage, resetMessage } from './message.ts';
import { formatPosition, isAfter, type Position, parsePosition } from './position.ts';
import type { OutboxReader } from './reader.ts';
import { heldSpan, missedEvents, type StoredEvent } from './store.ts';
import { Stream } from './stream.ts';

/** More missed events than this are cheaper to fetch as a whole than to replay. */
const MAX_MISSED = 500;

type Missed = { readonly events: readonly StoredEvent[]; readonly reset: boolean; readonly place: Position };

/** What a client missed since `after` (null: a place nobody can read), and where the live events go on. */
const missedSince = async (
  { run }: Database,
  audiences: readonly string[],
  after: Position | null,
): Promise<Missed> => {
  const span = await heldSpan(run);
  const lost =
    after === null || after.xid > span.beyond || (span.start !== null && isAfter(span.start, after));
  if (lost) return { events: [], reset: true, place: span.end };
  const events = await missedEvents(run, audiences, after, MAX_MISSED + 1);
  if (events.length > MAX_MISSED) return { events: [], reset: true, place: span.end };
  const last = events.at(-1);
  return { events, reset: false, place: last ? { xid: last.xid, id: last.id } : after };
};

/** Where the client wants to go on: the browser's own header first, then `?after=`; undefined for a first visit. */
export const askedPlace = (request: FastifyRequest): string | undefined => {
  const header = request.headers['last-event-id'];
  const { after } = request.query as { after?: unknown };
  if (typeof header === 'string' && header !== '') return header;
  return typeof after === 'string' && after !== '' ? after : undefined;
};

/**
 * A first visit goes on from where its right was proven when something happened since: staff may have ended the session
 * between the proof and the stream, and nobody would tell it so again.
 */
const placeIfMoved = (before: Position, now: Position): string | undefined =>
  isAfter(now, before) ? formatPosition(before) : undefined;

/**
 * Head of a stream that ends with its connection: no chunk framing, so that a message is the same bytes for everybody.
 * Headers that hooks have set (helmet's) go along.
 */
const writeHead = (reply: FastifyReply): void => {
  const { raw } = reply.hijack();
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  raw.flushHeaders();
  raw.socket?.setNoDelay(true);
  raw.socket?.setKeepAlive(true, 30_000);
};

/** Opens a stream for a caller whose right to it is proven; what was missed comes first, then what happens. */
export const openStream = async (
  parts: { readonly database: Database; readonly hub: Hub; readonly reader: OutboxReader },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  wanted: {
    readonly subscriptions: readonly Subscription[];
    readonly party: string;
    readonly mayGoOn: () => boolean | Promise<boolean>;
    /** Where the reader stood before the caller's right was proven. */
    readonly provenAfter: Position;
  },
): Promise<void> => {
  const { hub, reader, database } = parts;
  const asked = askedPlace(request) ?? placeIfMoved(wanted.provenAfter, reader.position());
  writeHead(reply);
  const stream = new Stream(reply.raw, {
    place: reader.position(),
    holding: asked !== undefined,
    mayGoOn: wanted.mayGoOn,
    gone: hub.leave,
  });
  hub.join(stream, wanted.subscriptions, wanted.party);
  if (asked === undefined) return stream.write(helloMessage(reader.position()));
  stream.write(helloMessage(null));
  const channels = new Map<string, string>(
    wanted.subscriptions.map(({ audience, channel }) => [audience, channel]),
  );
  try {
    const missed = await missedSince(database, [...channels.keys()], parsePosition(asked));
    if (missed.reset) stream.write(resetMessage(missed.place));
    for (const event of missed.events) stream.write(eventMessage(channels.get(event.audience) ?? '', event));
    stream.release(missed.place);
    if (missed.events.some(({ event }) => event === 'session-ended')) stream.close();
  } catch {
    // The database is away: the browser comes back with the same place.
    stream.close();
  }
};
