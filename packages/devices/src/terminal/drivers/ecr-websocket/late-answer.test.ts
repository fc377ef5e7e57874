import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { ecrWebsocket } from './index.ts';

const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

/** A terminal that answers as it is told to. */
const aTerminal = async (answer: (asked: Record<string, unknown>, socket: WebSocket) => void) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  servers.push(server);
  server.on('connection', socket =>
    socket.on('message', data => answer(JSON.parse(data.toString()) as Record<string, unknown>, socket)),
  );
  await new Promise<void>(done => server.once('listening', done));
  const url = new URL(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return ecrWebsocket.open({ url, timeoutMs: 300 });
};

it.each(['void', 'report'] as const)(
  'does not take the late word about a sale for the answer to the %s with the same reference',
  async operation => {
    const terminal = await aTerminal((asked, socket) => {
      if (asked.operation === 'sale') return;
      socket.send(JSON.stringify({ operation: 'sale', CRN: asked.CRN, result: 'OK', responseCode: '000' }));
    });
    expect(await terminal.run({ operation: 'sale', reference: 5, amount: 100 })).toEqual({
      kind: 'unknown',
      code: 'NR',
    });
    expect(await terminal.run({ operation, reference: 5 })).toEqual({ kind: 'unknown', code: 'NR' });
    await terminal.close();
  },
);
