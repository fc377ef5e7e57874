import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SteeredId } from '../steered.ts';
import type { SandboxContext } from '../world.ts';

/** Nobody waits longer than this for an answer that never comes. */
const GIVE_UP_MS = 180_000;

/** Readable by clients that look for `message` and by those that look for `error`. */
const UNAVAILABLE = {
  message: 'Service unavailable (sandbox)',
  error: { type: 'api_error', message: 'Service unavailable (sandbox)' },
};

/** Leaves a request without an answer: the caller's own timeout ends it. */
export const neverAnswer = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  const { socket } = reply.raw;
  const timer = setTimeout(() => socket?.destroy(), GIVE_UP_MS);
  timer.unref();
  socket?.once('close', () => clearTimeout(timer));
  return reply;
};

/**
 * Makes `slow` and `down` happen to the calls of a scope: use it on a provider's API, not on its pages.
 * `namesOf` tells which payment a call is about, for behaviours that name one.
 */
export const faultyCalls = (
  scope: FastifyInstance,
  world: SandboxContext,
  provider: SteeredId,
  namesOf: (request: FastifyRequest) => string | undefined | readonly string[] = () => undefined,
): void => {
  const closing = new AbortController();
  scope.addHook('onClose', async () => closing.abort());
  scope.addHook('preHandler', async (request, reply) => {
    const fault = world.behaviours.takeFault(provider, ...[namesOf(request)].flat());
    const ended =
      fault?.do === 'slow' && (await wait(fault.ms, false, { signal: closing.signal }).catch(() => true));
    if (fault?.do !== 'down' && !ended) return undefined;
    if (fault?.do === 'down' && fault.how !== 'cut') return reply.code(503).send(UNAVAILABLE);
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  });
};
