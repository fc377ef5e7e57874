import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

type Frame = Readonly<Record<string, unknown>>;

/** A card terminal that answers whatever the test has it say, for what no honest one would. */
export const aBareTerminal = async (answer: (asked: Frame) => Frame | null) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const heard: Frame[] = [];
  server.on('connection', socket =>
    socket.on('message', data => {
      const asked = JSON.parse(data.toString()) as Frame;
      heard.push(asked);
      const said = answer(asked);
      if (said) socket.send(JSON.stringify({ operation: asked.operation, CRN: asked.CRN, ...said }));
    }),
  );
  await new Promise<void>(done => server.once('listening', done));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: (): void => {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
};
