import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import type { Clock, Deps, Log } from './deps.ts';
import type { Env } from './env.ts';
import { createMenuPublisher, createMenuReader } from './features/menu/index.ts';
import { createGuestSessions } from './features/sessions/index.ts';
import { createVenueReader } from './features/venues/index.ts';
import { createApp } from './http/app.ts';
import type { AllHandlers } from './http/handler.ts';
import { type MountPorts, mountCalls } from './http/mount.ts';

export type Composition = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Makes the app ready and starts jobs and realtime; listening is the caller's. */
  readonly start: () => Promise<void>;
  /** Stops accepting, finishes what runs, stops jobs. The database stays open: it is the caller's. */
  readonly stop: () => Promise<void>;
};

export type Ingredients = {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
};

/** Puts the server together: the only place that knows every part. */
export const compose = ({ env, database, clock, log }: Ingredients): Composition => {
  const venues = createVenueReader(database);
  const menus = createMenuReader(database);
  const menuPublisher = createMenuPublisher(database, clock, menus);
  const sessions = createGuestSessions(database, clock);
  const deps: Deps = { env, database, clock, log, venues, menus, menuPublisher, sessions };

  const app = createApp(env, log);
  const handlers: Partial<AllHandlers> = {};
  const ports: MountPorts = {
    sessions,
    staff: { signedIn: async () => null, roleAt: async () => null },
    idempotency: { run: (_scope, _key, _hash, work) => work() },
    limits: { admit: () => undefined },
  };
  app.register(async scope => mountCalls(scope, handlers, ports));

  return {
    app,
    deps,
    start: async () => {
      await app.ready();
    },
    stop: () => app.close(),
  };
};
