import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that run when the server ends may take this long, in milliseconds; less than main.ts waits for everything. */
const TIMEOUT_MS = 5_000;
/** How often connections are closed whose last request has just been answered. Milliseconds. */
const SWEEP_MS = 50;

/**
 * Lets the server end though browsers keep connections open to it. Node waits for a connection on which nothing was ever
 * asked (browsers open such ones ahead) as for a running request; here those are closed at once, and the rest when the
 * patience is over.
 */
export const closeLastConnections = (app: FastifyInstance): void => {
  const unused = new Set<Socket>();
  let patience: NodeJS.Timeout | undefined;
  let sweep: NodeJS.Timeout | undefined;
  app.server.on('connection', socket => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref();
    patience = setTimeout(() => app.server.closeAllConnections(), TIMEOUT_MS).unref();
  });
  app.server.once('close', () => {
    clearTimeout(patience);
    clearInterval(sweep);
  });
};
