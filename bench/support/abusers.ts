import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { cookiesOf, json, send } from './http.ts';

/**
 * Strangers and guests who mean harm, sixteen of them in ten kinds, each from an address of its own, as fast as they can.
 * A process of its own, started with the server's address; it says how much it did when it is told to end.
 */
const base = process.argv[2] ?? '';
const { hostname, port } = new URL(base);
let over = false;
const done = new Map<string, number>();
const count = (kind: string): void => void done.set(kind, (done.get(kind) ?? 0) + 1);

const pause = (ms: number): Promise<void> => new Promise(next => setTimeout(next, ms));
const open = (): Socket => connect(Number(port), hostname).on('error', () => undefined);
const closed = (socket: Socket): Promise<void> =>
  new Promise(next => {
    if (socket.destroyed) next();
    else socket.once('close', () => next());
  });
const head = (from: string, first: string, ...headers: string[]): string =>
  [first, `host: ${hostname}:${port}`, `x-forwarded-for: ${from}`, ...headers].join('\r\n');
const json64 = 'content-type: application/json';
const ask = (from: string, path: string, body?: unknown, cookie?: string): Promise<unknown> =>
  send(`${base}${path}`, {
    ...(body !== undefined && { body }),
    headers: { 'x-forwarded-for': from, ...(cookie !== undefined && { cookie, origin: base }) },
  }).catch(() => undefined);

/** So many connections, each opened anew when the server ends it. */
const holding = async (connections: number, hold: (socket: Socket) => Promise<void>): Promise<void> => {
  const lane = async (): Promise<void> => {
    while (!over) {
      const socket = open();
      await hold(socket);
      socket.destroy();
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
};

const HUGE = Buffer.alloc(6_900_000, 120);
const BIG = Buffer.alloc(60_000, 32);

/** Each goes on until it is over. */
const KINDS: Readonly<Record<string, (from: string) => Promise<void>>> = {
  'sends 6.9 MB without being signed in': async from => {
    while (!over) {
      const socket = open();
      const first = 'POST /api/console/6d0e0c4e-1111-4111-8111-111111111111/menu-exchange/preview HTTP/1.1';
      socket.write(`${head(from, first, json64, `content-length: ${HUGE.length}`)}\r\n\r\n`);
      socket.write(HUGE);
      socket.resume();
      await Promise.race([closed(socket), pause(4_000)]);
      socket.destroy();
      count('sends 6.9 MB without being signed in');
    }
  },
  'holds 80 half-sent bodies': from =>
    holding(80, async socket => {
      socket.write(
        `${head(from, 'POST /api/console/sign-in HTTP/1.1', json64, 'content-length: 65000')}\r\n\r\n`,
      );
      socket.write(BIG);
      socket.resume();
      count('holds 80 half-sent bodies');
      await Promise.race([closed(socket), pause(30_000)]);
    }),
  'trickles 50 bodies': from =>
    holding(50, async socket => {
      socket.write(
        `${head(from, 'POST /api/call-waiter/call HTTP/1.1', json64, 'content-length: 60000')}\r\n\r\n`,
      );
      socket.resume();
      count('trickles 50 bodies');
      while (!over && !socket.destroyed) {
        socket.write(' ');
        await pause(100);
      }
    }),
  'never ends its headers, 200 times': from =>
    holding(200, async socket => {
      socket.write(`${head(from, 'GET / HTTP/1.1')}\r\nx-more: `);
      count('never ends its headers, 200 times');
      await Promise.race([closed(socket), pause(30_000)]);
    }),
  'guesses table codes': async from => {
    for (let n = 0; !over; n += 1) {
      await ask(from, `/api/restaurant-by-code/GUESS-${n}`);
      count('guesses table codes');
    }
  },
  'tries passwords': async from => {
    while (!over) {
      await ask(from, '/api/console/sign-in', {
        email: 'owner@demo.test',
        password: `wrong ${Math.random()}`,
      });
      count('tries passwords');
    }
  },
  'opens sessions': async from => {
    while (!over) {
      await ask(from, '/api/CAFE-1');
      count('opens sessions');
    }
  },
  'has a session and sends 64 KB of nothing': async from => {
    const scanned = await send(`${base}/api/CAFE-1`, { headers: { 'x-forwarded-for': from } });
    const { session } = json<{ session: string }>(scanned);
    const cookie = cookiesOf(scanned);
    const body = { menu_item_id: randomBytes(31_000).toString('hex'), quantity: 1 };
    while (!over) {
      await ask(from, `/api/cart/${session}/add`, body, cookie);
      count('has a session and sends 64 KB of nothing');
    }
  },
  'asks for pages and hangs up': async from => {
    while (!over) {
      const socket = open();
      socket.write(`${head(from, 'GET /CAFE-1 HTTP/1.1')}\r\n\r\n`);
      await pause(2);
      socket.destroy();
      count('asks for pages and hangs up');
    }
  },
  'asks twenty times and reads nothing': from =>
    holding(20, async socket => {
      socket.pause();
      socket.write(`${head(from, 'GET /CAFE-1 HTTP/1.1')}\r\n\r\n`.repeat(20));
      count('asks twenty times and reads nothing');
      await Promise.race([closed(socket), pause(10_000)]);
    }),
};

const ABUSERS = 16;
const kinds = Object.values(KINDS);
const begun = Array.from({ length: ABUSERS }, (_, n) => kinds[n % kinds.length]?.(`203.0.113.${n + 1}`));
process.on('message', () => {
  over = true;
  process.send?.(Object.fromEntries(done));
  setTimeout(() => process.exit(), 200);
});
process.on('disconnect', () => process.exit());
await Promise.all(begun);
