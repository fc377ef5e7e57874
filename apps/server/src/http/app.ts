import cookie from '@fastify/cookie';
import { Refusal } from '@tableside/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Log } from '../deps.ts';
import type { Env } from '../env.ts';
import { answerFailures, sendRefusal } from './failures.ts';
import { acceptJsonOnly, MAX_BODY_BYTES } from './json-body.ts';

const MAX_PARAM_LENGTH = 200;

/** The HTTP server with the rules that hold for every request; routes are added by the composition. DESIGN §8. */
export const createApp = (env: Env, log: Log): FastifyInstance => {
  const app = Fastify({
    loggerInstance: log,
    trustProxy: env.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    disableRequestLogging: true,
  });
  acceptJsonOnly(app);
  answerFailures(app);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal('not_found')));
  app.register(cookie);
  return app;
};
