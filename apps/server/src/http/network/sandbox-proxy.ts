import { Refusal } from '@tableside/contract';
import type { FastifyInstance } from 'fastify';

/** Below this path browsers reach the sandbox's pages; guests of a production server never do. */
export const SANDBOX_PATH = '/sandbox';

/**
 * Hands everything below `/sandbox` to the sandbox's process, bodies untouched: it speaks other people's protocols. Its
 * own headers win over ours.
 */
export const mountSandboxProxy = async (
  app: FastifyInstance,
  address: () => string | null,
): Promise<void> => {
  const { default: httpProxy } = await import('@fastify/http-proxy');
  app.addHook('onRequest', (request, reply, done) => {
    // The pages' links are relative, so the front page needs its slash.
    if (request.url === SANDBOX_PATH) reply.redirect(`${SANDBOX_PATH}/`, 308);
    else done(address() === null ? new Refusal('unavailable') : undefined);
  });
  app.removeAllContentTypeParsers();
  await app.register(httpProxy, {
    upstream: '',
    disableRequestLogging: true,
    prefix: SANDBOX_PATH,
    rewritePrefix: '/',
    // Relative ones are right as they are.
    internalRewriteLocationHeader: false,
    replyOptions: { getUpstream: () => address() ?? 'http://127.0.0.1:9' },
  });
};
