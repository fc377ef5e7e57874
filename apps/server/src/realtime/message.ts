import { formatPosition, type Position } from './position.ts';
import type { StoredEvent } from './store.ts';

/** Milliseconds after which a browser comes back; spread, so that a whole house does not come back at once. */
const RETRY_MS = { least: 1_000, spread: 3_000 } as const;

/** An event as it travels, once for all phones of an audience: `data` leaves as the database wrote it. */
export const eventMessage = (channel: string, { xid, id, event, data }: StoredEvent): Buffer =>
  Buffer.from(
    `id: ${xid}.${id}\ndata: {"channel":${JSON.stringify(channel)},"event":${JSON.stringify(event)},"data":${data}}\n\n`,
  );

/** Something that is told once to who listens now; it has no place to go on from. */
export const passingMessage = (channel: string, event: string, data: string): Buffer =>
  Buffer.from(
    `data: {"channel":${JSON.stringify(channel)},"event":${JSON.stringify(event)},"data":${data}}\n\n`,
  );

/** What a stream begins with: when to come back after a break, and from where. */
export const helloMessage = (place: Position | null): string => {
  const retry = RETRY_MS.least + Math.floor(Math.random() * RETRY_MS.spread);
  return `retry: ${retry}\n${place ? `id: ${formatPosition(place)}\n` : ''}\n`;
};

/** The events after the client's place are gone: it fetches everything anew and goes on from `place`. */
export const resetMessage = (place: Position): string =>
  `id: ${formatPosition(place)}\nevent: reset\ndata: {}\n\n`;

/** Keeps proxies from closing a quiet stream. */
export const HEARTBEAT = Buffer.from(':\n\n');
