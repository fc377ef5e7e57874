import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock, Log } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { refusalOf } from '../../http/answers/failures.ts';
import { createMonitor, type Monitor } from './monitor.ts';
import { sentryDriver } from './sentry-driver.ts';

export { browserErrorHandlers } from './browser-errors.ts';
export type { Monitor } from './monitor.ts';

/** What watches this server, as the environment says; null: nothing does. MONITOR-03. */
export const monitorOf = (
  { sentryDsn }: Pick<Env, 'sentryDsn'>,
  log: Log,
  random: () => number = Math.random,
): Monitor | null => (sentryDsn === null ? null : createMonitor(sentryDriver(sentryDsn, log), random));

/** Whoever calls with a session, by a name that leads nowhere: tokens are neither kept nor told. */
const callerOf = ({ params }: FastifyRequest): string | null => {
  const { session } = (params ?? {}) as { readonly session?: unknown };
  return typeof session === 'string' ? createHash('sha256').update(session).digest('base64url') : null;
};

/** Calls are named as the contract names them; of other addresses only the route is told, never what stood in it. */
const nameOf = ({ method, routeOptions }: FastifyRequest): string =>
  routeOptions.config.call ?? `${method} ${routeOptions.url ?? 'unknown'}`;

/** Tells the monitor of every answer and of what broke; adds nothing where there is none. Call it before routes are added. */
export const monitorResponses = (app: FastifyInstance, monitor: Monitor | null, clock: Clock): void => {
  if (!monitor) return;
  app.addHook('onError', (request, _reply, error: FastifyError, done) => {
    if (!refusalOf(error)) monitor.failed(error, nameOf(request), clock(), callerOf(request));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const ended = clock();
    const begun = ended - Math.round(reply.elapsedTime);
    monitor.answered(callerOf(request), {
      where: nameOf(request),
      status: reply.statusCode,
      begun,
      ended,
    });
    done();
  });
};

/** The log that jobs are run with: what breaks in them is told too. */
export const watchJobs = (log: Log, monitor: Monitor | null, clock: Clock): Log => {
  if (!monitor) return log;
  const watched: Log = Object.create(log);
  watched.error = (...said: Parameters<Log['error']>) => {
    const [about] = said as readonly unknown[];
    if (typeof about === 'object' && about !== null && 'err' in about && 'job' in about) {
      monitor.failed(about.err, `job ${String(about.job)}`, clock(), null);
    }
    log.error(...said);
  };
  return watched;
};
