import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { StaffGuard } from '../http/mount/ports.ts';
import type { Job } from '../jobs/runner.ts';
import { drawBackForeignPlaces } from './follower-store.ts';
import { createHub, type Hub } from './hub.ts';
import { createOutboxReader } from './reader.ts';
import { mountStreams } from './routes.ts';
import { currentPosition, discardForeignEvents, pruneEvents, readEvents, type StoredEvent } from './store.ts';
import { listenForWakes, type Wake } from './wake-store.ts';

declare module '../deps.ts' {
  interface Deps {
    readonly realtime: Realtime;
  }
}

export type Realtime = {
  /** Adds the stream routes. */
  readonly mount: (app: FastifyInstance, staff: StaffGuard) => void;
  /** Listens to the database from now on; streams asked for before wait until then. */
  readonly start: () => Promise<void>;
  /** Ends every stream: call it before the HTTP server waits for its connections. */
  readonly closeStreams: () => void;
  readonly stop: () => Promise<void>;
  /** Ends the streams of a member of staff who signed out. */
  readonly endUser: (userId: string) => void;
  /** Ends the streams of a member of staff that are not theirs any more: signed out, or another role. */
  readonly checkUser: (userId: string) => void;
  /** Calls back with every event of every server, once, in order. */
  readonly onEvents: (listener: (events: readonly StoredEvent[]) => void) => void;
  /** Calls back with every word that a server says to all, by the name of what it is about; one may be lost. */
  readonly onWord: (hearer: (word: string) => void) => void;
  /** Tells staff who listen now of what follows from events, and whether anybody does. */
  readonly passing: Pick<Hub, 'tell' | 'isHeard'>;
  /** Open streams on this server. */
  readonly openStreams: () => number;
  readonly jobs: readonly Job[];
};

/** The realtime service of one process: one listening connection, one reader, all its streams. */
export const createRealtime = (deps: Deps): Realtime => {
  const { database, log } = deps;
  const hub = createHub();
  const hearers: ((word: string) => void)[] = [];
  const listeners: ((events: readonly StoredEvent[]) => void)[] = [hub.deliver];
  const reader = createOutboxReader(
    {
      current: () => currentPosition(database.run),
      after: (place, limit) => readEvents(database.run, place, limit),
    },
    events => {
      for (const listener of listeners) listener(events);
    },
    log,
  );
  let wake: Wake | undefined;
  const ready = Promise.withResolvers<void>();
  return {
    mount: (app, staff) => mountStreams(app, { deps, staff, hub, reader, ready: ready.promise }),
    start: async () => {
      await discardForeignEvents(database.run);
      await database.transaction(drawBackForeignPlaces);
      await reader.start();
      const hear = (word: string): void => {
        for (const each of hearers) each(word);
      };
      wake = await listenForWakes(database, { wake: reader.wake, hear }, log);
      hub.start();
      ready.resolve();
    },
    closeStreams: hub.stop,
    stop: async () => {
      hub.stop();
      await wake?.stop();
      await reader.stop();
    },
    endUser: userId => hub.endParty(`user:${userId}`),
    checkUser: userId => hub.check(`user:${userId}`),
    onEvents: listener => {
      listeners.push(listener);
    },
    onWord: hearer => {
      hearers.push(hearer);
    },
    passing: hub,
    openStreams: hub.size,
    jobs: [{ name: 'prune-outbox', everySeconds: 600, run: () => pruneEvents(database.run) }],
  };
};
