import { ERRORS } from '@tableside/contract';
import { LANGUAGES } from '@tableside/domain/session';
import { aGuestApp } from '@tableside/testkit/scenes/a-guest-app.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { freshDatabase } from '@tableside/testkit/server/cluster.ts';
import { startTestCluster, type TestCluster } from '@tableside/testkit/server/cluster-start.ts';
import { type DatabaseLine, databaseLine } from '@tableside/testkit/server/database-line.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, type TestServerOptions, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { appendToOutbox } from '../../realtime/index.ts';

const app = aGuestApp();
afterAll(() => app.remove());
const serverWith = (options: TestServerOptions): Promise<TestServer> =>
  testServer({ ...options, extra: { guestFolder: app.folder } });

/** What a browser asks for when somebody opens an address, and what a script asks for. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const SCRIPT = '*/*';
type Asking = {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly accept?: string;
  readonly language?: string;
};
const open = (path: string, { fetch, accept = BROWSER, language = 'en' }: Asking): Promise<Response> =>
  fetch(path, { headers: { accept, 'accept-language': language } });

const scene = async (server: TestServer) => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  return { venue, table: await aTable(server, venue) };
};

type Waiting = {
  readonly status: number;
  readonly seconds: number;
  readonly title: string;
  readonly html: string;
};
/** Holds an answer against what every waiting page is: a page of its own, kept by nobody, that names no venue. */
const waitingIn = async (response: Response): Promise<Waiting> => {
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toMatch(/<script defer src="\/again\.js" data-first="\d+" data-then="\d+"><\/script>/);
  expect(html).toMatch(/<a href="">[^<]+<\/a>/);
  expect(html).not.toMatch(/undefined|null|error|database|server|503|429/i);
  const seconds = Number(response.headers.get('retry-after'));
  expect(html).toContain(`<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>`);
  return { status: response.status, seconds, title: /<h1>([^<]+)<\/h1>/.exec(html)?.[1] ?? '', html };
};

describe('while PostgreSQL is down', () => {
  let cluster: TestCluster;
  let server: TestServer;
  beforeAll(async () => {
    cluster = await startTestCluster({ tcp: true });
    await migrate({ connectionString: cluster.url });
    server = await serverWith({ databaseUrl: cluster.url });
  });
  afterAll(async () => {
    await server.stop();
    await cluster.stop();
  });

  it('every page is one that waits, calls say so to who calls, and all goes on when it is up again', async () => {
    const { venue, table } = await scene(server);
    const guest = await server.guestAt(table.code);
    const before = server.client();
    await cluster.down();

    const pages = [
      `/${table.code}?skip_select_screen`,
      `/preview/${table.code}`,
      `/menu/${guest.session}`,
      `/orders/${guest.session}`,
      '/food-court/HALL',
      `/ready/${venue.slug}`,
      '/',
    ];
    const seconds = new Set<number>();
    for (const path of pages) {
      const page = await waitingIn(await open(path, guest));
      expect([path, page.status, page.title]).toEqual([path, 503, 'One moment, please']);
      expect(page.html).not.toContain(guest.session);
      seconds.add(page.seconds);
    }
    // Not all of a full house in the same second.
    for (let time = 0; time < 60; time += 1) seconds.add((await waitingIn(await open('/', guest))).seconds);
    expect([...seconds].sort()).toEqual([3, 4, 5, 6]);

    const called = await open(`/api/${table.code}`, { ...guest, accept: SCRIPT });
    expect([called.status, called.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await called.json()).toMatchObject({
      code: 'unavailable',
      message: ERRORS.unavailable.message,
      details: { retry_after: 2 },
    });
    // The address of a call stays one in a browser, and a page that a script asks for is no page.
    for (const [path, accept] of [
      [`/api/${table.code}`, BROWSER],
      [`/${table.code}`, SCRIPT],
    ] as const) {
      expect((await open(path, { ...guest, accept })).headers.get('content-type')).toContain('json');
    }
    expect((await server.client().fetch('/readyz')).status).toBe(503);
    // Rounds of jobs fail meanwhile.
    await server.jobs.runNow('expire-sessions');

    await cluster.up();
    const scanned = await open(`/${table.code}`, before);
    expect([scanned.status, before.cookies.has('table_session')]).toEqual([200, true]);
    // A "no" holds for a moment.
    await expect.poll(async () => (await server.client().fetch('/readyz')).status).toBe(200);
    expect((await open(`/menu/${guest.session}`, guest)).status).toBe(200);
  });

  it('what listens and what repeats goes on by itself', async () => {
    const { venue, table } = await scene(server);
    const guest = await server.guestAt(table.code);
    const stream = await openStream(guest, `/api/realtime/${guest.session}`);
    const changes = (version: number) =>
      appendToOutbox(server.database.run, [
        { audience: `venue:${venue.id}`, event: 'menu-updated', data: { version } },
      ]);
    const hears = (version: number) =>
      stream.until('menu-updated', data => (data as { version?: number }).version === version);
    // One that still reads what it missed when its database goes is ended, and its browser comes back.
    await changes(76);
    await hears(76);
    await cluster.down();
    await expect.poll(async () => (await server.client().fetch('/readyz')).status).toBe(503);
    await cluster.up();
    const listening = () =>
      server.database.run('listening', "select from pg_stat_activity where query ilike 'listen %'", []);
    await expect.poll(listening).toHaveLength(1);
    await changes(77);
    await hears(77);
    stream.close();

    server.clock.advance(7 * 3_600_000);
    await server.jobs.runNow('expire-sessions');
    const ended = await server.database.run('ended', 'select from guest_session where ended_at is null', []);
    expect(ended).toHaveLength(0);
  });
});

describe('on a way to the database that can be closed', () => {
  let line: DatabaseLine;
  let server: TestServer;
  let drop: () => Promise<void>;
  let code: string;
  beforeAll(async () => {
    const fresh = await freshDatabase();
    drop = fresh.drop;
    line = await databaseLine(fresh.url);
    server = await serverWith({ databaseUrl: line.url });
    code = (await scene(server)).table.code;
  });
  afterAll(async () => {
    line.mend();
    await server.stop();
    await line.close();
    await drop();
  });

  it.each([
    ['starts', '57P03'],
    ['is full', '53300'],
  ])('a scan while it %s waits, and opens the session afterwards', async (_, sqlState) => {
    line.refuse(sqlState);
    const phone = server.client();
    const page = await waitingIn(await open(`/${code}`, phone));
    expect([page.status, page.title, phone.cookies.size]).toEqual([503, 'One moment, please', 0]);
    line.mend();
    expect((await open(`/${code}`, phone)).status).toBe(200);
  });

  it('a scan without an answer is answered by us, and waits', async () => {
    line.cut();
    expect((await waitingIn(await open(`/${code}`, server.client()))).status).toBe(503);
    line.mend();
    expect((await open(`/${code}`, server.client())).status).toBe(200);
  });

  it('it is in the language of the browser, in each that we speak, and else in our own', async () => {
    line.refuse('57P03');
    const titles = new Map<string, string>();
    for (const language of [...LANGUAGES, 'ja'] as const) {
      const { html, title } = await waitingIn(
        await open(`/${code}`, { ...server.client(), language: `${language}-XX,q=0.9` }),
      );
      titles.set(language, title);
      const spoken = language === 'ja' ? 'lt' : language;
      expect(html).toContain(`<html lang="${spoken}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    }
    line.mend();
    expect(new Set(titles.values()).size).toBe(LANGUAGES.length);
    expect(titles.get('ja')).toBe(titles.get('lt'));
  });

  it('it runs its one script, which is a file, and wears its one style', async () => {
    line.refuse('57P03');
    const response = await open(`/${code}`, server.client());
    line.mend();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
    expect(policy).not.toContain('unsafe');
    const html = await response.text();
    expect(html).not.toMatch(/ style=|<script>| on\w+=/);
    const script = await server.client().fetch('/again.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(await script.text()).toContain('location.reload()');
  });
});

describe('at a limit', () => {
  const limited = async (use: (server: TestServer, code: string) => Promise<void>): Promise<void> => {
    const server = await serverWith({ env: { RATE_LIMIT_FACTOR: '0.01' }, now: '2026-03-18T10:00:00Z' });
    const { table } = await scene(server);
    await use(server, table.code).finally(() => server.stop());
  };
  const MANY = 'A lot of pages have been opened from this network in a short time.';

  it('a page waits for as long as the limit says, and calls say so to who calls', () =>
    limited(async (server, code) => {
      const phone = server.client();
      const answers: Response[] = [];
      while (answers.at(-1)?.status !== 429 && answers.length < 100)
        answers.push(await open('/tip/RUTA', phone));
      const page = await waitingIn(answers.at(-1) as Response);
      expect([page.title, page.html]).toEqual(['Very busy just now', expect.stringContaining(MANY)]);
      expect(page.html).toContain('in about 1\u00a0min.');
      expect([page.seconds, 'from 61 s to 70 s']).toSatisfy(([is]) => is >= 61 && is <= 70);
      // Pages have a limit of their own: calls of the phones that are there are counted beside it.
      const call = () => open(`/api/restaurant-by-code/${code}`, { ...phone, accept: SCRIPT });
      let called = await call();
      expect(called.status).toBe(200);
      for (let time = 0; called.status === 200 && time < 100; time += 1) called = await call();
      expect([called.status, called.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await called.json()).toMatchObject({ code: 'rate_limited' });
      server.clock.advance(60_000);
      expect((await open('/tip/RUTA', phone)).status).toBe(200);
    }));

  it.each([
    ['scan of a new phone', (code: string) => `/${code}`],
    ['guess at a food court', () => '/food-court/NO-SUCH-HALL'],
  ])('a %s that is one too many is not said to have failed', (_, path) =>
    limited(async (server, code) => {
      let last: Response | undefined;
      for (let time = 0; time < 10 && last?.status !== 429; time += 1)
        last = await open(path(code), server.client());
      const page = await waitingIn(last as Response);
      expect([page.status, page.title]).toEqual([429, 'Very busy just now']);
      expect(page.html).toContain('in about 5\u00a0min.');
    }),
  );
});
