import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { isLoopback, namesThisMachine } from './local-only.ts';
import { measureAnswers } from './metrics.ts';
import { watchDatabase } from './store.ts';

type HealthEnv = Pick<Env, 'metricsToken' | 'trustProxy' | 'publicUrl' | 'trustedHosts'>;

/** Headers that a proxy adds: behind it whoever asks is not on this machine. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether somebody on this machine asks this server itself. The address is the connection's own: what a request says of
 * where it came from proves nothing. A proxy on the same machine connects from there, too: nobody counts who asks by another
 * name than the machine's own, or where the settings speak of a proxy or of an address that others reach.
 */
const isHere = (
  { headers, socket }: FastifyRequest,
  { trustProxy, publicUrl, trustedHosts }: HealthEnv,
): boolean =>
  trustProxy === false &&
  (publicUrl === null || namesThisMachine(new URL(publicUrl).host)) &&
  trustedHosts.every(namesThisMachine) &&
  isLoopback(socket.remoteAddress ?? '') &&
  namesThisMachine(headers.host ?? '') &&
  PASSED_ON.every(name => headers[name] === undefined);

/** Whoever holds the token, or a scraper on this machine. */
const maySeeMetrics = (request: FastifyRequest, env: HealthEnv): boolean => {
  const { metricsToken: token } = env;
  const [, given] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token !== null && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return isHere(request, env);
};

/**
 * `/healthz`: the process lives. `/readyz`: it can serve (database reachable and migrated, everything started).
 * `/metrics`: for scrapers on the machine, or with the token.
 */
export const mountHealth = (
  app: FastifyInstance,
  { database, env, log }: Pick<Deps, 'database' | 'env' | 'log'>,
  isStarted: () => boolean,
): void => {
  const metrics = measureAnswers(app);
  const databaseAnswers = watchDatabase(database, log);
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = isStarted() && (await databaseAnswers());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(request, env)) throw new Refusal('not_found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};
