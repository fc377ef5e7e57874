import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isLoopback } from './local-only.ts';
import { measureAnswers } from './metrics.ts';
import { watchDatabase } from './store.ts';

/** Headers that a proxy adds: behind it whoever asks is not on this machine. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whoever holds the token, or a scraper on this machine. The address is the connection's own: what a request says of where
 * it came from, with or without a trusted proxy, proves nothing.
 */
const maySeeMetrics = ({ headers, socket }: FastifyRequest, token: string | null): boolean => {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token !== null && given !== undefined) return timingSafeEqual(digest(given), digest(token));
  return isLoopback(socket.remoteAddress ?? '') && PASSED_ON.every(name => headers[name] === undefined);
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
    if (!maySeeMetrics(request, env.metricsToken)) throw new Refusal('not_found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};
