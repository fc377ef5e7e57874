import { Refusal } from '@tableside/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { sendPlainPage } from '../../../http/answers/plain-page.ts';
import { metaOf } from '../../../http/request-meta.ts';
import { GENERAL } from '../../limits/index.ts';
import { readyPage } from './ready-page.ts';
import { readCounter } from './ready-store.ts';

/** How long a called number stays on the board, in milliseconds. */
export const CALLED_STAYS_MS = 15 * 60_000;

/** `GET /ready/{slug}`: the public board of a venue's counter, for a television above it. Unknown venues are 404. */
export const mountReadyBoard = (
  app: FastifyInstance,
  { database, clock, limits }: Pick<Deps, 'database' | 'clock' | 'limits'>,
): void => {
  app.get<{ Params: { slug: string } }>(
    '/ready/:slug',
    { config: { page: true } },
    async (request, reply) => {
      limits.take('address', metaOf(request, reply).ip, GENERAL.address);
      const now = clock();
      const { slug } = request.params;
      const venue = await readCounter(database.run, slug, new Date(now - CALLED_STAYS_MS));
      if (!venue) throw new Refusal('not_found');
      return sendPlainPage(reply, nonce => readyPage(venue, now, nonce));
    },
  );
};
