import { Refusal } from '@tableside/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isPrivateAddress } from './local-only.ts';
import { measureAnswers } from './metrics.ts';
import { databaseAnswers } from './store.ts';

/** A scraper inside the network; a request that a proxy passed on from outside is none. */
const fromInside = (request: FastifyRequest, trustsProxy: boolean): boolean =>
  isPrivateAddress(request.ip) && (trustsProxy || request.headers['x-forwarded-for'] === undefined);

/**
 * `/healthz`: the process lives. `/readyz`: it can serve (database reachable and migrated, everything started).
 * `/metrics`: for scrapers on the machine or its private network.
 */
export const mountHealth = (
  app: FastifyInstance,
  { database, env, log }: Pick<Deps, 'database' | 'env' | 'log'>,
  isStarted: () => boolean,
): void => {
  const metrics = measureAnswers(app);
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = isStarted() && (await databaseAnswers(database, log));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!fromInside(request, env.trustProxy !== false)) throw new Refusal('not_found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};
