import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { parseForm } from './form.ts';
import { Refused } from './refused.ts';

/** Pages of the sandbox load nothing from elsewhere and run no inline script. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

/** The bare HTTP server: forms as nested objects, failures as JSON, no answer kept by browsers. */
export const createHttp = (): FastifyInstance => {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: 1 << 20,
    // A busy machine makes a start late, and does not refuse it.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 4_096 },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  );
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      // Not `no-referrer`: forms would then be sent without an origin, and the server in front refuses those.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    done();
  });
  app.setErrorHandler((error: FastifyError | Refused, _request, reply) => {
    const status = error instanceof Refused ? error.status : (error.statusCode ?? 500);
    if (status >= 500) console.error(error);
    return reply.code(status).send({ message: error.message });
  });
  return app;
};
