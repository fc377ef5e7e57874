import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came. */
export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** Another system that is told of what happens, in this process. */
export type Receiver = {
  readonly address: string;
  /** Messages that it took. */
  readonly taken: readonly Received[];
  /** Every message that came, taken or not. */
  readonly asked: readonly Received[];
  /** What it answers from now on; 204 unless told otherwise. A function looks at the message first. */
  readonly answer: (status: number | ((body: string) => number), words?: string) => void;
  /** From now on it takes connections and says nothing. */
  readonly fallSilent: () => void;
  readonly stop: () => Promise<void>;
};

export const aReceiver = async (): Promise<Receiver> => {
  const taken: Received[] = [];
  const asked: Received[] = [];
  let said: number | ((body: string) => number) = 204;
  let words = '';
  let silent = false;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = { headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      asked.push(message);
      if (silent) return;
      const status = typeof said === 'number' ? said : said(message.body);
      if (status >= 200 && status < 300) taken.push(message);
      response.writeHead(status).end(status === 204 ? undefined : words);
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=hidden`,
    taken,
    asked,
    answer: (next, answer = '') => {
      said = next;
      words = answer;
      silent = false;
    },
    fallSilent: () => {
      silent = true;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise(done => server.close(() => done()));
    },
  };
};
