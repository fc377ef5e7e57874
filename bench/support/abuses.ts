import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { cookiesOf, json, send } from './http.ts';

/** Somebody who means harm: where they come from, and until when. */
export type Abuser = {
  readonly base: string;
  readonly from: string;
  readonly isOver: () => boolean;
  /** Called for each thing they did to the server. */
  readonly did: () => void;
};

const pause = (ms: number): Promise<void> => new Promise(next => setTimeout(next, ms));

const open = ({ base }: Abuser): Socket => {
  const { hostname, port } = new URL(base);
  return connect(Number(port), hostname).on('error', () => undefined);
};

const closed = (socket: Socket): Promise<void> =>
  new Promise(next => {
    if (socket.destroyed) next();
    else socket.once('close', () => next());
  });

const head = ({ base, from }: Abuser, first: string, ...headers: string[]): string =>
  [first, `host: ${new URL(base).host}`, `x-forwarded-for: ${from}`, ...headers].join('\r\n');
const JSON_TYPE = 'content-type: application/json';

const ask = async (abuser: Abuser, path: string, body?: unknown, cookie?: string): Promise<void> => {
  const { base, from, did } = abuser;
  await send(`${base}${path}`, {
    ...(body !== undefined && { body }),
    headers: { 'x-forwarded-for': from, ...(cookie !== undefined && { cookie, origin: base }) },
  }).catch(() => undefined);
  did();
};

/** So many connections, each opened anew when the server ends it. */
const holding = async (
  abuser: Abuser,
  connections: number,
  hold: (socket: Socket) => Promise<void>,
): Promise<void> => {
  const lane = async (): Promise<void> => {
    while (!abuser.isOver()) {
      const socket = open(abuser);
      abuser.did();
      await hold(socket);
      socket.destroy();
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
};

const HUGE = Buffer.alloc(6_900_000, 120);
const BIG = Buffer.alloc(60_000, 32);

/** Each goes on, as fast as it can, until it is over. */
export const ABUSES: Readonly<Record<string, (abuser: Abuser) => Promise<void>>> = {
  'sends 6.9 MB without being signed in': async abuser => {
    const path = '/api/console/6d0e0c4e-1111-4111-8111-111111111111/menu-exchange/preview';
    while (!abuser.isOver()) {
      const socket = open(abuser);
      socket.write(
        `${head(abuser, `POST ${path} HTTP/1.1`, JSON_TYPE, `content-length: ${HUGE.length}`)}\r\n\r\n`,
      );
      socket.write(HUGE);
      socket.resume();
      abuser.did();
      await Promise.race([closed(socket), pause(4_000)]);
      socket.destroy();
    }
  },
  'holds 80 half-sent bodies': abuser =>
    holding(abuser, 80, async socket => {
      const first = 'POST /api/console/sign-in HTTP/1.1';
      socket.write(`${head(abuser, first, JSON_TYPE, 'content-length: 65000')}\r\n\r\n`);
      socket.write(BIG);
      socket.resume();
      await Promise.race([closed(socket), pause(30_000)]);
    }),
  'trickles 50 bodies': abuser =>
    holding(abuser, 50, async socket => {
      const first = 'POST /api/call-waiter/call HTTP/1.1';
      socket.write(`${head(abuser, first, JSON_TYPE, 'content-length: 60000')}\r\n\r\n`);
      socket.resume();
      while (!abuser.isOver() && !socket.destroyed) {
        socket.write(' ');
        await pause(100);
      }
    }),
  'never ends its headers, 200 times': abuser =>
    holding(abuser, 200, async socket => {
      socket.write(`${head(abuser, 'GET / HTTP/1.1')}\r\nx-more: `);
      await Promise.race([closed(socket), pause(30_000)]);
    }),
  'guesses table codes': async abuser => {
    for (let n = 0; !abuser.isOver(); n += 1) await ask(abuser, `/api/restaurant-by-code/GUESS-${n}`);
  },
  'tries passwords': async abuser => {
    while (!abuser.isOver())
      await ask(abuser, '/api/console/sign-in', {
        email: 'owner@demo.test',
        password: `wrong ${Math.random()}`,
      });
  },
  'opens sessions': async abuser => {
    while (!abuser.isOver()) await ask(abuser, '/api/CAFE-1');
  },
  'has a session and sends 64 KB of nothing': async abuser => {
    const scanned = await send(`${abuser.base}/api/CAFE-1`, { headers: { 'x-forwarded-for': abuser.from } });
    const { session } = json<{ session: string }>(scanned);
    const body = { menu_item_id: randomBytes(31_000).toString('hex'), quantity: 1 };
    while (!abuser.isOver()) await ask(abuser, `/api/cart/${session}/add`, body, cookiesOf(scanned));
  },
  'asks for pages and hangs up': async abuser => {
    while (!abuser.isOver()) {
      const socket = open(abuser);
      socket.write(`${head(abuser, 'GET /CAFE-1 HTTP/1.1')}\r\n\r\n`);
      await pause(2);
      socket.destroy();
      abuser.did();
    }
  },
  'asks twenty times and reads nothing': abuser =>
    holding(abuser, 20, async socket => {
      socket.pause();
      socket.write(`${head(abuser, 'GET /CAFE-1 HTTP/1.1')}\r\n\r\n`.repeat(20));
      await Promise.race([closed(socket), pause(10_000)]);
    }),
};
