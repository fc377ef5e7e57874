import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import type { Clock, Deps, Log } from './deps.ts';
import type { Env } from './env.ts';
import { cartHandlers } from './features/cart/index.ts';
import { createEventCounters, eventHandlers, eventJobs } from './features/events/index.ts';
import { createIdempotency } from './features/idempotency/index.ts';
import { callLimits, createLimits, limitJobs } from './features/limits/index.ts';
import { createMenuPublisher, createMenuReader, menuHandlers } from './features/menu/index.ts';
import { placingHandlers } from './features/orders/index.ts';
import { createScanner, scanHandlers } from './features/scan/index.ts';
import {
  createGuestSessions,
  createSessionReader,
  sessionHandlers,
  sessionJobs,
} from './features/sessions/index.ts';
import { stockHandlers } from './features/stock/index.ts';
import { createVenueReader, venueJobs } from './features/venues/index.ts';
import { createApp } from './http/app.ts';
import type { AllHandlers } from './http/handler.ts';
import { type MountPorts, mountCalls } from './http/mount.ts';
import { createJobRunner, type JobRunner } from './jobs/runner.ts';

export type Composition = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly jobs: JobRunner;
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
  const limits = createLimits(clock, env.rateLimitFactor);
  const deps: Deps = { env, database, clock, log, venues, menus, menuPublisher, sessions, limits };
  const scanner = createScanner(deps);
  const sessionReader = createSessionReader(deps);
  const eventCounters = createEventCounters(database, clock);
  const jobs = createJobRunner(
    [...sessionJobs(deps), ...venueJobs(deps), ...limitJobs(limits, database), ...eventJobs(eventCounters)],
    deps,
  );

  const app = createApp(env, log);
  const handlers: Partial<AllHandlers> = {
    ...scanHandlers(scanner),
    ...sessionHandlers(deps, sessionReader),
    ...menuHandlers(deps),
    ...cartHandlers(deps),
    ...placingHandlers(deps),
    ...stockHandlers(deps),
    ...eventHandlers(eventCounters),
  };
  const ports: MountPorts = {
    sessions,
    staff: { signedIn: async () => null, roleAt: async () => null },
    idempotency: createIdempotency(database),
    limits: callLimits(limits),
  };
  app.register(async scope => mountCalls(scope, handlers, ports));

  return {
    app,
    deps,
    jobs,
    start: async () => {
      await app.ready();
      jobs.start();
    },
    stop: async () => {
      await app.close();
      await jobs.stop();
      await eventCounters.flush();
    },
  };
};
