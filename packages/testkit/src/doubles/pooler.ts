import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';

/** Something in front of a database that shares its connections among those who connect. */
export type Pooler = { readonly url: string; readonly close: () => Promise<void> };

export type PoolerMode = {
  /**
   * Which of the free connections a transaction gets: the one used last, as PgBouncer does unless told otherwise, or each in
   * its turn; or one stays with whoever has it, as in session mode.
   */
  readonly next: 'last used' | 'in turn' | 'its own';
  /** What becomes of what PostgreSQL tells by itself. */
  readonly notices: 'lost' | 'passed on';
};

const BACKENDS = 2;
const STARTUP = 196_608;
const WANTS_TLS = 80_877_103;

/** One message: a letter, the length of the rest with itself, the rest. */
const message = (type: string, ...parts: readonly (string | number)[]): Buffer => {
  const body = Buffer.concat(
    parts.map(part => {
      if (typeof part === 'string') return Buffer.from(part, 'latin1');
      const four = Buffer.alloc(4);
      four.writeInt32BE(part);
      return four;
    }),
  );
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** Cuts what arrives into messages; before the first letter a client sends messages without one. */
const inMessages = (take: (whole: Buffer, type: string | null) => void) => {
  let rest: Buffer = Buffer.alloc(0);
  let begun = false;
  return {
    begin: () => (begun = true),
    more: (chunk: Buffer): void => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const at = begun ? 1 : 0;
        if (rest.length < at + 4) return;
        const length = at + rest.readInt32BE(at);
        if (rest.length < length) return;
        const whole = rest.subarray(0, length);
        rest = rest.subarray(length);
        take(whole, begun ? whole.toString('latin1', 0, 1) : null);
      }
    },
  };
};

type Front = { readonly socket: Socket; backend: Backend | null; readonly unsent: Buffer[] };
/** `owed`: how often it will still say that it is ready for the next query. */
type Backend = { readonly stream: Socket; front: Front | null; owed: number };

const GREETING = Buffer.concat([
  message('R', 0),
  message('S', 'server_version\0', '18.0\0'),
  message('S', 'client_encoding\0', 'UTF8\0'),
  message('S', 'standard_conforming_strings\0', 'on\0'),
  message('K', 1, 2),
  message('Z', 'I'),
]);

/** Two connections to the database at `url`, shared by all who connect here. */
export const aPooler = async (url: string, { next, notices }: PoolerMode): Promise<Pooler> => {
  const free: Backend[] = [];
  const waiting: Front[] = [];
  const fronts = new Set<Socket>();

  const send = (backend: Backend, whole: Buffer): void => {
    if (/^[QS]/.test(whole.toString('latin1', 0, 1))) backend.owed += 1;
    backend.stream.write(whole);
  };
  const give = (backend: Backend, front: Front): void => {
    backend.front = front;
    front.backend = backend;
    for (const whole of front.unsent.splice(0)) send(backend, whole);
  };
  const takeBack = (backend: Backend): void => {
    if (next === 'its own' && backend.front?.socket.destroyed === false) return;
    if (backend.front) backend.front.backend = null;
    backend.front = null;
    const front = waiting.shift();
    if (front) give(backend, front);
    else free.push(backend);
  };
  const openBackend = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // It is told nothing any more.
    client.on('error', () => undefined);
    const stream = (client as unknown as { connection: { stream: Socket } }).connection.stream;
    stream.removeAllListeners('data');
    const backend: Backend = { stream, front: null, owed: 0 };
    const read = inMessages((whole, type) => {
      if (type === 'A') {
        if (notices === 'passed on') for (const socket of fronts) socket.write(whole);
        return;
      }
      backend.front?.socket.write(whole);
      if (type !== 'Z') return;
      backend.owed -= 1;
      if (backend.owed === 0 && whole.toString('latin1', 5) === 'I') takeBack(backend);
    });
    read.begin();
    stream.on('data', read.more);
    free.push(backend);
    return client;
  };
  const clients = await Promise.all(Array.from({ length: BACKENDS }, openBackend));

  const server = createServer(socket => {
    fronts.add(socket);
    const front: Front = { socket, backend: null, unsent: [] };
    const read = inMessages((whole, type) => {
      if (type === null) {
        const asks = whole.readInt32BE(4);
        if (asks === WANTS_TLS) socket.write('N');
        if (asks !== STARTUP) return;
        socket.write(GREETING);
        read.begin();
        return;
      }
      if (type === 'X') return void socket.end();
      if (front.backend) return send(front.backend, whole);
      front.unsent.push(whole);
      const backend = next === 'in turn' ? free.shift() : free.pop();
      if (backend) give(backend, front);
      else if (!waiting.includes(front)) waiting.push(front);
    });
    socket.on('data', read.more);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      fronts.delete(socket);
      if (waiting.includes(front)) waiting.splice(waiting.indexOf(front), 1);
      // What it left open is undone before somebody else gets the connection.
      if (front.backend) send(front.backend, message('Q', 'rollback\0'));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgres://anybody@127.0.0.1:${port}/pooled`,
    close: async () => {
      for (const socket of fronts) socket.destroy();
      server.close();
      for (const client of clients)
        (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    },
  };
};
