import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { testServer } from '@tableside/testkit/server/server.ts';
import { untilBlocking } from '@tableside/testkit/server/until-blocking.ts';
import { expect, it, onTestFinished } from 'vitest';

const connect = async (url: string): Promise<Socket> => {
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

it('ends though a browser holds a connection open on which it never asked for anything', async () => {
  const server = await testServer();
  const ahead = await connect(server.url);
  onTestFinished(() => void ahead.destroy());
  ahead.on('error', () => undefined);
  // An answer on a later connection shows that the server has taken the earlier one.
  expect((await server.client().fetch('/healthz')).status).toBe(200);
  const closed = once(ahead, 'close');
  await server.stop();
  await closed;
  expect(ahead.destroyed).toBe(true);
});

it('lets a request finish that runs while the server ends', async () => {
  const server = await testServer();
  const client = await server.database.pool.connect();
  await client.query('begin; lock table venue_table');
  const answer = server.client().fetch('/api/NOBODY-1');
  await untilBlocking(async (_name, text) => (await client.query(text)).rows);
  const stopped = server.stop();
  await client.query('rollback');
  client.release();
  expect((await answer).status).toBe(404);
  await stopped;
});

it('cuts off a request that never ends', async () => {
  const server = await testServer();
  const trickle = await connect(server.url);
  trickle.write(
    'POST /api/console/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  expect((await server.client().fetch('/healthz')).status).toBe(200);
  const closed = once(trickle, 'close');
  await server.stop();
  await closed;
  expect(trickle.destroyed).toBe(true);
});
