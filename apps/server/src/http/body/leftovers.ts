import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How much of a refused body is let run past, so that its sender gets to read why, and for how many milliseconds. */
const MAX_BYTES = 1024 * 1024;
const MAX_MS = 3_000;

const hasMore = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

const letGo = (request: IncomingMessage): void => {
  const { socket } = request;
  let bytes = 0;
  const end = (): void => void socket.destroy();
  const late = setTimeout(end, MAX_MS).unref();
  const over = (): void => clearTimeout(late);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) end();
  });
  request.once('end', over).once('close', over).on('error', over);
};

/**
 * A caller may be answered before the body is there. A connection that is closed on unread bytes takes the answer with it, so
 * a little of them is thrown away first; with more, or slowly, nobody holds a connection.
 */
export const letGoOfLeftovers = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    // Fastify asks for closing at once where a body was refused.
    if (hasMore(request.raw)) reply.removeHeader('connection');
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (hasMore(request.raw)) letGo(request.raw);
    done();
  });
};
