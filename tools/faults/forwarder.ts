import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before our servers: providers' messages go to one of them, or nowhere while it is dead. */
export type Forwarder = { readonly address: string; readonly close: () => Promise<void> };

export const startForwarder = async (choose: () => string): Promise<Forwarder> => {
  const server = createServer((incoming, answer) => {
    const to = new URL(incoming.url ?? '/', choose());
    const out = request(
      to,
      { method: incoming.method, headers: { ...incoming.headers, host: to.host } },
      reply => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    out.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    incoming.pipe(out);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
