import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMonitor, type ErrorReport, type TraceReport } from './monitor.ts';

/** A service that takes whatever is posted to it. */
const taken: { path: string; auth: string; body: string }[] = [];
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const auth = String(request.headers['x-sentry-auth'] ?? '');
    taken.push({ path: request.url ?? '', auth, body: Buffer.concat(chunks).toString() });
    response.writeHead(200).end('{}');
  });
});
let address = '';
beforeAll(async () => {
  await new Promise<void>(done => service.listen(0, '127.0.0.1', done));
  address = `127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterEach(() => taken.splice(0));
afterAll(() => new Promise(done => service.close(done)));

const recorded = (random: () => number) => {
  const errors: ErrorReport[] = [];
  const traces: TraceReport[] = [];
  const driver = {
    error: (report: ErrorReport) => void errors.push(report),
    trace: (report: TraceReport) => void traces.push(report),
  };
  return { errors, traces, monitor: createMonitor(driver, random) };
};
const answer = { where: 'GET /cart/{session}/get', status: 200, begun: 1, ended: 2 };

describe('what is told', () => {
  it.each([
    [0, 1],
    [0.299, 1],
    [0.3, 0],
    [0.999, 0],
  ])('[MONITOR-01] of a chance of %f so many requests are traced: %i', (chance, expected) => {
    const { traces, monitor } = recorded(() => chance);
    monitor.answered(null, answer);
    expect(traces).toHaveLength(expected);
  });

  it.each([
    [0.099, 2],
    [0.1, 0],
  ])('[MONITOR-02] at a chance of %f an error comes with %i steps that led to it', (chance, steps) => {
    const { errors, monitor } = recorded(() => chance);
    monitor.answered('somebody', answer);
    monitor.answered('somebody', { ...answer, where: 'POST /cart/{session}/add', status: 409 });
    monitor.answered('another', answer);
    monitor.failed(new TypeError('x is not a function'), 'GET /x', 3, 'somebody');
    expect(errors).toMatchObject([
      { name: 'TypeError', message: 'x is not a function', where: 'GET /x', at: 3 },
    ]);
    expect(errors[0]?.steps).toHaveLength(steps);
    if (steps > 0)
      expect(errors[0]?.steps[1]).toMatchObject({ call: 'POST /cart/{session}/add', status: 409 });
  });
});

const brokenServer = async (env: Readonly<Record<string, string>>) => {
  const server = await testServer({ env, extra: { random: () => 0 } });
  const { phone } = await aTableScene(server);
  await server.database.pool.query('alter table waiter_call rename to waiter_call_gone');
  const call = () =>
    phone.failure('POST /call-waiter/call', { body: { session: phone.session, comment: 'Rasa' } });
  return { server, phone, call };
};

it('[MONITOR-03] a service named by the environment is told of errors and durations, and of no guest', async () => {
  const { server, phone, call } = await brokenServer({ SENTRY_DSN: `http://somekey@${address}/7` });
  try {
    expect(await call()).toBe('server_error');
    await expect.poll(() => taken.some(({ body }) => body.includes('"type":"event"'))).toBe(true);
    const told = taken.find(({ body }) => body.includes('"type":"event"'));
    expect(told?.path).toBe('/api/7/envelope/');
    expect(told?.auth).toContain('sentry_key=somekey');
    const [, , event = ''] = told?.body.split('\n') ?? [];
    expect(JSON.parse(event)).toMatchObject({ level: 'error', transaction: 'POST /call-waiter/call' });
    await expect.poll(() => taken.some(({ body }) => body.includes('"type":"transaction"'))).toBe(true);
    const all = taken.map(({ body }) => body).join('\n');
    expect(all).not.toContain(phone.session);
    expect(all).not.toContain('Rasa');
  } finally {
    await server.stop();
  }
});

it('[MONITOR-03] without one nobody is told of anything', async () => {
  const { server, call } = await brokenServer({});
  try {
    expect(await call()).toBe('server_error');
  } finally {
    await server.stop();
  }
  expect(taken).toEqual([]);
});

it('[ANALYTICS-08] a service named by the environment is told of events with their visit, venue and language; else only counters are kept', async () => {
  const events = [
    { name: 'reload_clicked', at: 1_700_000_000_000 },
    { name: 'search_input', at: 1_700_000_000_001 },
    { name: 'Not A Name', at: 1 },
  ];
  const heard = async (env: Readonly<Record<string, string>>) => {
    const server = await testServer({ env });
    try {
      const { venue, phone } = await aTableScene(server);
      await phone.call('POST /events/{session}', { session: phone.session, body: { events } });
      await server.jobs.runNow('flush-event-counters');
      const { rows } = await server.database.pool.query(
        'select name, count::int from event_counter where venue_id = $1 order by name',
        [venue.id],
      );
      expect(rows).toEqual([
        { name: 'reload_clicked', count: 1 },
        { name: 'search_input', count: 1 },
      ]);
      return { venue, phone };
    } finally {
      await server.stop();
    }
  };
  await heard({});
  expect(taken).toEqual([]);
  const { venue, phone } = await heard({ ANALYTICS_URL: `http://${address}/collect` });
  expect(taken.map(({ path }) => path)).toEqual(['/collect']);
  const session = expect.stringMatching(/^[\w-]{22}$/);
  const of = { session, restaurant_id: venue.id, language: 'en' };
  expect(JSON.parse(taken[0]?.body ?? '')).toEqual({
    events: [
      { ...of, name: 'reload_clicked', at: 1_700_000_000_000 },
      { ...of, name: 'search_input', at: 1_700_000_000_001 },
    ],
  });
  expect(taken[0]?.body).not.toContain(phone.session);
});

describe('an error in a browser', () => {
  const TOKEN = 'kD3_x9Aq-Zt7Lm2PvB8nC4rW1sYh6Ug0eTj5fKi-OoQ';
  const body = {
    app: 'guest' as const,
    name: 'TypeError',
    message: `no dish 'Rasa P.' at https://menu.example/menu/${TOKEN}`,
    stack: `TypeError: Rasa\n    at Menu (https://menu.example/assets/Menu-Ab1.js:12:34)`,
    route: 'Menu',
    release: 'index-Ab1.js',
    steps: [{ call: `/api/cart/${TOKEN}/get`, status: 200 }],
  };

  it('[MONITOR-02][APP-13] reaches the service that watches, without tokens, addresses and what was typed', async () => {
    const server = await testServer({
      env: { SENTRY_DSN: `http://somekey@${address}/7` },
      extra: { random: () => 0.9 },
    });
    try {
      await server.client().call('POST /errors', { body });
      await expect.poll(() => taken.length).toBeGreaterThan(0);
      const [, , event = ''] = taken[0]?.body.split('\n') ?? [];
      expect(JSON.parse(event)).toMatchObject({
        platform: 'javascript',
        transaction: 'guest Menu',
        release: 'index-Ab1.js',
        tags: { app: 'guest' },
        exception: { values: [{ type: 'TypeError', value: 'no dish … at …' }] },
        extra: { stack: 'at Menu (Menu-Ab1.js:12:34)' },
        breadcrumbs: [{ message: '/api/cart/…/get', data: { status_code: 200 } }],
      });
      expect(event).not.toMatch(/Rasa|kD3_|menu\.example/);
    } finally {
      await server.stop();
    }
  });

  it('is taken of one address so often and of all, is small, and has a form', async () => {
    const server = await testServer({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } });
    try {
      const tell = async (ip: string, over: object = {}) => {
        const answer = await server.client().fetch('/api/errors', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
          body: JSON.stringify({ ...body, ...over }),
        });
        return answer.status;
      };
      for (const over of [
        { message: 'x'.repeat(301) },
        { route: TOKEN + TOKEN },
        { more: 1 },
        { name: 'Rasa P.' },
      ]) {
        expect(await tell('198.51.100.1', over), JSON.stringify(over).slice(0, 40)).toBe(400);
      }
      const statuses = new Map<number, number>();
      for (let each = 0; each < 31; each += 1) {
        const status = await tell('198.51.100.2');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [200, 30],
        [429, 1],
      ]);
      const others = Array.from({ length: 12 }, (_, net) => `198.51.${net}.7`);
      let refused = 0;
      for (const ip of others)
        for (let each = 0; each < 28; each += 1) refused += (await tell(ip)) === 429 ? 1 : 0;
      expect(refused).toBe(others.length * 28 - 270);
    } finally {
      await server.stop();
    }
  });
});
