import { Refusal } from '@tableside/contract';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './failures.ts';

/** What no route is at: 404, whatever is sent there is not read. */
export const refuseUnknownAddresses = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 ? new Refusal('not_found') : undefined);
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal('not_found')));
};
