import { connect, type Socket } from 'node:net';

/** A request byte by byte, as no honest client sends it. */
export type RawRequest = {
  readonly send: (bytes: string | Buffer) => void;
  /** Status, headers and body of the answer, once the connection ends or as much of it has come as it says. */
  readonly answer: Promise<RawAnswer>;
  /** The connection is over, whoever ended it. */
  readonly closed: Promise<void>;
  readonly drop: () => void;
};
export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

const parsed = (text: string): RawAnswer | null => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [head, body] = [text.slice(0, end), text.slice(end + 4)];
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
  if (Buffer.byteLength(body) < length) return null;
  return { status: Number(head.split(' ')[1]), head, body };
};

/** Begins a request at a server: `head` are its first line and headers, of which host is added. */
export const rawRequest = (
  url: string,
  head: readonly string[],
  from: { readonly localAddress?: string } = {},
): RawRequest => {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port), ...from });
  let text = '';
  const closed = new Promise<void>(done => socket.once('close', () => done()));
  const answer = new Promise<RawAnswer>((done, fail) => {
    const take = (): void => {
      const found = parsed(text);
      if (found) done(found);
    };
    socket.on('data', data => {
      text += data.toString('utf8');
      take();
    });
    void closed.then(() => fail(new Error(`no answer, but ${JSON.stringify(text)}`)));
  });
  // Whoever does not ask for an answer does not miss one.
  answer.catch(() => undefined);
  socket.on('error', () => undefined);
  const [first = '', ...headers] = head;
  socket.write(`${[first, 'host: tableside.test', ...headers].join('\r\n')}\r\n\r\n`);
  return {
    send: bytes => void socket.write(bytes),
    answer,
    closed,
    drop: () => void socket.destroy(),
  };
};
