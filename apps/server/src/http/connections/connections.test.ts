import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { rawRequest } from '@tableside/testkit/server/raw-request.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boundConnections } from './index.ts';
import { CONNECTION_RULES, type ConnectionRules } from './rules.ts';

const at = async (over: Partial<ConnectionRules>, env: Record<string, string> = {}): Promise<TestServer> => {
  const server = await testServer({ env, extra: { connectionRules: { ...CONNECTION_RULES, ...over } } });
  onTestFinished(() => server.stop());
  return server;
};

/** A connection on which nothing is asked yet. */
const opened = async ({ url }: Pick<TestServer, 'url'>, localAddress = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
  socket.on('error', () => undefined).resume();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
};
/** However it came to its end. */
const ended = (socket: Socket): Promise<void> =>
  new Promise(done => (socket.closed ? done() : socket.once('close', () => done())));

/** What came over a connection, as text. */
const heard = (socket: Socket): (() => string) => {
  let text = '';
  socket.on('data', data => {
    text += data.toString('latin1');
  });
  return () => text;
};
const answersIn = (text: string): number => text.split('HTTP/1.1 ').length - 1;
const GET = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: tableside.test\r\n\r\n`;

describe('connections on which nothing is asked', () => {
  const few = { idle: { perAddress: 3, inAll: 5 } };

  it('the one that is idle the longest gives way to the next of its address, and the newest is served', async () => {
    const server = await at(few);
    const [first, ...others] = [await opened(server), await opened(server), await opened(server)];
    const next = await opened(server);
    await ended(first as Socket);
    const text = heard(next);
    next.write(GET('/healthz'));
    await expect.poll(() => answersIn(text())).toBe(1);
    expect(others.map(({ closed }) => closed)).toEqual([false, false]);
  });

  it('many addresses together have no more than there is room for, and a guest is served all the same', async () => {
    const server = await at(few);
    const scene = await aTableScene(server);
    const strangers: Socket[] = [];
    for (let n = 0; n < 8; n += 1) strangers.push(await opened(server, `127.0.0.${20 + n}`));
    await Promise.all(strangers.slice(0, 3).map(ended));
    await placed(scene.phone, ['soup']);
  });

  it('are nobody’s in particular behind a proxy: it opens as many as it needs', async () => {
    const server = await at({ idle: { perAddress: 1, inAll: 100 } }, { TRUST_PROXY: '127.0.0.1' });
    const all: Socket[] = [];
    for (let n = 0; n < 6; n += 1) all.push(await opened(server));
    for (const socket of all) {
      const text = heard(socket);
      socket.write(GET('/healthz'));
      await expect.poll(() => answersIn(text())).toBe(1);
    }
  });

  it('one on which something is asked does not give way', async () => {
    const server = await at({ idle: { perAddress: 1, inAll: 100 } });
    const asking = rawRequest(server.url, [
      'POST /api/console/sign-in HTTP/1.1',
      'content-type: application/json',
      'content-length: 2',
    ]);
    asking.send('{');
    await expect.poll(() => server.app.bodies.bytes()).toBeGreaterThan(0);
    const [one, two] = [await opened(server), await opened(server)];
    await ended(one);
    asking.send('}');
    expect((await asking.answer).status).toBe(400);
    expect(two.closed).toBe(false);
  });
});

describe('a hundred phones of one dining room', () => {
  let server: TestServer;
  let scene: TableScene;

  it('are all served at once from one address, each with its connections and its stream', async () => {
    server = await at({});
    scene = await aTableScene(server);
    const streams = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const phone = await server.guestAt(scene.table.code);
        const ahead = await Promise.all([opened(server), opened(server), opened(server)]);
        const stream = await phone.fetch(`/api/realtime/${phone.session}`);
        return { phone, ahead, stream };
      }),
    );
    const answers = await Promise.all(
      streams.map(({ phone }) => phone.fetch(`/api/cart/${phone.session}/get`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(streams.map(({ stream }) => stream.status))).toEqual(new Set([200]));
    expect(streams.flatMap(({ ahead }) => ahead).filter(({ closed }) => closed)).toEqual([]);
    await Promise.all(streams.map(({ stream }) => stream.body?.cancel()));
  });
});

describe('requests that are not answered yet', () => {
  it.each([
    ['an address has too many', { perAddress: 2, inAll: 100 }, 429, 'rate_limited'],
    ['all together are too many', { perAddress: 100, inAll: 2 }, 503, 'unavailable'],
  ])(
    'are bounded, streams too: where %s the next is refused until one ends',
    async (_what, underWay, status, code) => {
      const server = await at({ underWay });
      const scene = await aTableScene(server);
      const stream = async () => scene.phone.fetch(`/api/realtime/${scene.phone.session}`);
      const [one, two] = [await stream(), await stream()];
      const refused = await server.client().fetch('/healthz');
      expect([refused.status, await refused.json()]).toMatchObject([status, { code }]);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      await one.body?.cancel();
      await expect.poll(async () => (await server.client().fetch('/healthz')).status).toBe(200);
      await two.body?.cancel();
    },
  );

  it('count by the address behind a proxy, not by the proxy’s', async () => {
    const server = await at({ underWay: { perAddress: 1, inAll: 100 } }, { TRUST_PROXY: '127.0.0.1' });
    const scene = await aTableScene(server);
    const from = (address: string, path: string) =>
      scene.phone.fetch(path, { headers: { 'x-forwarded-for': address } });
    const stream = await from('203.0.113.1', `/api/realtime/${scene.phone.session}`);
    expect((await from('203.0.113.1', '/healthz')).status).toBe(429);
    expect((await from('203.0.113.2', '/healthz')).status).toBe(200);
    await stream.body?.cancel();
  });

  it('sent ahead on one connection end it when they are more than a browser would ever send', async () => {
    const server = await at({});
    const patient = await opened(server);
    const text = heard(patient);
    patient.write(GET('/healthz').repeat(4));
    await expect.poll(() => answersIn(text())).toBe(4);
    const rude = await opened(server);
    rude.write(GET('/readyz').repeat(20));
    await ended(rude);
    // What it had asked counts no more.
    const one = await at({ pipelined: 1, underWay: { perAddress: 1, inAll: 1 } });
    const again = await opened(one);
    again.write(GET('/readyz').repeat(3));
    await ended(again);
    await expect.poll(async () => (await one.client().fetch('/healthz')).status).toBe(200);
  });
});

describe('a connection that stands still', () => {
  it('ends when nothing was ever asked on it', async () => {
    const server = await at({ stillMs: 50 });
    await ended(await opened(server));
  });

  it('ends when a head never ends', async () => {
    const server = await at({ headMs: 50 });
    const socket = await opened(server);
    socket.write('GET / HTTP/1.1\r\nhost: tableside.test\r\nx-more: ');
    const trickle = setInterval(() => socket.write('x'), 10);
    onTestFinished(() => clearInterval(trickle));
    await ended(socket);
  });

  it('stays while we are at work for it', async () => {
    const server = await at({ stillMs: 50 });
    const scene = await aTableScene(server);
    const client = await server.database.pool.connect();
    await client.query('begin; lock table venue_table');
    const answer = scene.phone.fetch(`/api/${scene.table.code}`, { headers: { cookie: '' } });
    const still = await opened(server);
    await ended(still);
    await client.query('rollback');
    client.release();
    expect((await answer).status).toBe(200);
  });
});

describe('answers that nobody reads', () => {
  const MB = 1024 * 1024;

  /** A server of large answers, beyond what the system itself keeps of a connection. */
  const large = async (over: Partial<ConnectionRules>): Promise<string> => {
    const app = Fastify();
    boundConnections(app, { ...CONNECTION_RULES, ...over }, false);
    const much = Buffer.alloc(24 * MB);
    app.get('/much', async () => much);
    app.get('/little', async () => 'well');
    onTestFinished(() => app.close());
    return app.listen({ port: 0, host: '127.0.0.1' });
  };
  const unread = async (url: string, localAddress: string): Promise<Socket> => {
    const socket = await opened({ url }, localAddress);
    socket.pause();
    socket.write(GET('/much'));
    return socket;
  };
  /** A connection that reads nothing learns of its end when it writes. */
  const cut = async (socket: Socket): Promise<void> => {
    const knock = setInterval(() => socket.write(GET('/little')), 20);
    await ended(socket);
    clearInterval(knock);
  };

  it.each([
    ['of one address', { perAddress: 40 * MB, inAll: 400 * MB }, () => '127.0.0.31'],
    ['of many addresses', { perAddress: 400 * MB, inAll: 40 * MB }, (n: number) => `127.0.0.${31 + n}`],
  ])('%s take no more than there is room for: those that wait the longest go', async (_what, bound, from) => {
    const url = await large({ unread: bound });
    const sockets: Socket[] = [];
    for (let n = 0; n < 3; n += 1) sockets.push(await unread(url, from(n)));
    await cut(sockets[0] as Socket);
    expect((await fetch(`${url}/much`).then(answer => answer.arrayBuffer())).byteLength).toBe(24 * MB);
  });

  it('end their connection when not a byte is taken for as long as it may stand still', async () => {
    const url = await large({ stillMs: 60 });
    await cut(await unread(url, '127.0.0.31'));
  });
});
