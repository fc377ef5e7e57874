import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { clientNetwork } from '../../../http/network/client-network.ts';
import { GENERAL } from '../../limits/index.ts';

const FILE = 'tableside-bridge.tgz';

/**
 * `GET /tableside-bridge.tgz`: the program itself, as `npx` takes it. It is for everybody and has no secret: what it may is
 * in the code that pairs it. So a venue's bridge is always one that fits its server.
 */
export const mountProgram = (app: FastifyInstance, { limits, ingredients }: Deps): void => {
  const path = join(ingredients.bridgeFolder ?? '', FILE);
  app.get(`/${FILE}`, async (request, reply) => {
    limits.take('address', clientNetwork(request.ip), GENERAL.address);
    if (ingredients.bridgeFolder === undefined || !existsSync(path)) throw new Refusal('not_found');
    return reply
      .headers({ 'content-type': 'application/gzip', 'cache-control': 'no-cache' })
      .send(readFileSync(path));
  });
};
