import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../network/client-network.ts';
import type { Connection } from './connection.ts';
import { createIdleConnections } from './idle.ts';
import type { ConnectionRules } from './rules.ts';
import { createUnderWay } from './under-way.ts';
import { createUnreadWatch } from './unread.ts';

export { type ConnectionRules, connectionRulesFor } from './rules.ts';

/** How often it is looked at what nobody reads. Milliseconds. */
const SWEEP_MS = 1_000;

/** Follows each connection from its beginning to its end, and closes those that nobody needs when there are too many. */
const followConnections = (
  app: FastifyInstance,
  { idle, unread, stillMs }: ConnectionRules,
  behindProxy: boolean,
): WeakMap<Socket, Connection> => {
  const connections = new WeakMap<Socket, Connection>();
  const idleOnes = createIdleConnections(idle);
  const busy = new Set<Connection>();
  const watchUnread = createUnreadWatch(unread);

  const end = (connection: Connection, response: ServerResponse): void => {
    const over = connection.underWay.get(response);
    if (!over) return;
    connection.underWay.delete(response);
    over();
    if (connection.underWay.size > 0) return;
    busy.delete(connection);
    if (!connection.socket.destroyed) idleOnes.add(connection);
  };

  app.server.on('connection', socket => {
    const address = behindProxy ? null : clientNetwork(socket.remoteAddress ?? '');
    const connection: Connection = { socket, address, underWay: new Map() };
    connections.set(socket, connection);
    idleOnes.add(connection);
    socket.once('close', () => {
      // Answers that waited for others on the same connection are never heard of again.
      for (const response of connection.underWay.keys()) end(connection, response);
      idleOnes.remove(connection);
    });
  });
  // Before anybody else: what follows wants to know how many there are.
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    idleOnes.remove(connection);
    busy.add(connection);
    connection.underWay.set(response, () => undefined);
    response.once('close', () => end(connection, response));
  });
  // Nothing came and nothing was taken for as long as a connection may stand still. What we are at work for may take longer.
  app.server.setTimeout(stillMs, socket => {
    const isAtWork = (connections.get(socket)?.underWay.size ?? 0) > 0 && socket.writableLength === 0;
    if (!isAtWork) socket.destroy();
  });
  const sweep = setInterval(() => watchUnread(busy), SWEEP_MS).unref();
  app.server.once('close', () => clearInterval(sweep));
  return connections;
};

/**
 * Bounds what connections cost, whoever opens them and however many: idle ones, requests that are sent ahead, requests under
 * way, answers that nobody reads. What was asked on a connection that has ended since is not begun.
 */
export const boundConnections = (
  app: FastifyInstance,
  rules: ConnectionRules,
  behindProxy: boolean,
): void => {
  const connections = followConnections(app, rules, behindProxy);
  const underWay = createUnderWay(rules.underWay);
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket);
    if (connection && connection.underWay.size > rules.pipelined) socket.destroy();
    if (socket.destroyed) {
      reply.hijack();
      return;
    }
    try {
      const over = underWay.begin(clientNetwork(request.ip));
      if (connection?.underWay.has(reply.raw)) connection.underWay.set(reply.raw, over);
      else reply.raw.once('close', over);
      done();
    } catch (refusal) {
      done(refusal as Error);
    }
  });
};
