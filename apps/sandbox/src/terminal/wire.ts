import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { TerminalDevice } from './device.ts';

const NAME = /^[a-z0-9-]{1,30}$/;
const nameAt = ({ url }: IncomingMessage): string => (url ?? '/').slice(1).split('?')[0] || 'counter';

/** Terminals on the network, each at the path of its name. */
export const openWire = (terminal: (name: string) => TerminalDevice, isOff: (name: string) => boolean) => {
  let server: WebSocketServer | undefined;
  const lines = new Map<WebSocket, string>();
  const serve = (socket: WebSocket, name: string): void => {
    lines.set(socket, name);
    socket.on('error', () => socket.terminate());
    socket.once('close', () => lines.delete(socket));
    const line = {
      send: (frame: object) => socket.send(JSON.stringify(frame)),
      cut: () => socket.terminate(),
    };
    // What is no frame ends the connection, as a device would.
    socket.on('message', data => {
      terminal(name).take(data.toString(), line).catch(line.cut);
    });
  };
  return {
    port: (): number => (server?.address() as AddressInfo | null)?.port ?? 0,
    /** Pulls the cable of one. */
    cut: (name: string): void => {
      for (const [socket, of] of lines) if (of === name) socket.terminate();
    },
    listen: () =>
      new Promise<void>(resolve => {
        server = new WebSocketServer(
          {
            port: 0,
            host: '127.0.0.1',
            maxPayload: 64 * 1024,
            verifyClient: ({ req }: { req: IncomingMessage }) => {
              const name = nameAt(req);
              return NAME.test(name) && !isOff(name);
            },
          },
          resolve,
        );
        server.on('connection', (socket, request) => serve(socket, nameAt(request)));
      }),
    close: () =>
      new Promise<void>(resolve => {
        for (const socket of lines.keys()) socket.terminate();
        if (server) server.close(() => resolve());
        else resolve();
      }),
  };
};
