import {
  aPushService,
  type PushService,
  type TestBrowser,
  vapidOf,
} from '@tableside/testkit/doubles/a-push-service.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queueNotice } from './queue-notice.ts';

let server: TestServer;
let service: PushService;
beforeAll(async () => {
  service = await aPushService();
  const here = { baseUrl: service.address, browserUrl: service.address };
  server = await testServer({ extra: { providerPlaces: { sandbox: () => here, set: () => null } } });
});
afterEach(() => service.answer(201));
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const on = (staff: TestStaff, browser: TestBrowser, language = 'en') =>
  staff.call('POST /console/{venue}/push', {
    venue: staff.venue,
    body: { ...browser.subscription, language },
  });
const subscribed = async (staff: TestStaff, language?: string): Promise<TestBrowser> => {
  const browser = service.browser();
  await on(staff, browser, language);
  return browser;
};
/** Events that nobody has looked at yet: those behind a transaction that still runs somewhere in the cluster wait for it. */
const notLookedAt = async (): Promise<number> => {
  await server.jobs.runNow('queue-notices');
  const { rows } = await server.database.pool.query<{ left: number }>(
    'select count(*) as left from outbox o join push_place p on (o.xid, o.id) > (p.xid, p.id)',
  );
  return rows[0]?.left ?? 0;
};
/** Whatever is on its way arrives. A round that runs already may have begun too early: the second one has not. */
const arrive = async (): Promise<void> => {
  await expect.poll(notLookedAt).toBe(0);
  await server.jobs.runNow('send-pushes');
  await server.jobs.runNow('send-pushes');
};
type Shown = { readonly title: string; readonly path: string };
const read = (browser: TestBrowser): Shown[] =>
  service.taken.filter(({ to }) => to === browser.id).map(each => browser.read(each) as Shown);
const titles = (browser: TestBrowser): string[] => read(browser).map(({ title }) => title);
const calls = ({ phone }: TableScene) =>
  phone.call('POST /call-waiter/call', { body: { session: phone.session, comment: 'My name is Rasa' } });
const bump = ({ staff, venue }: TableScene, order: string, items: readonly string[], ready = true) =>
  staff.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
    venue: venue.id,
    order,
    body: { items: [...items], ready },
  });

describe('web push to staff', () => {
  it('calls a waiter for an order, a call and ready dishes: encrypted, signed, and nothing of the guest in it', async () => {
    const scene = await aTableScene(server);
    const browser = await subscribed(scene.staff);
    const order = await placed(scene.phone, ['soup', 'steak'], { comment: 'Rasa, allergic to nuts' });
    await calls(scene);
    await arrive();
    expect(titles(browser).sort()).toEqual(['New order: Table 1', 'Table 1 calls']);
    const message = service.taken.find(({ to }) => to === browser.id);
    if (!message) throw new Error('nothing came');
    const { push } = await scene.staff.call('GET /console/{venue}/push', { venue: scene.venue.id });
    expect(push).toMatchObject({ on: true, kinds: ['order', 'call', 'ready', 'printer'] });
    expect(vapidOf(message.headers)).toMatchObject({ key: push.key, claims: { aud: service.address } });
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '600' });
    expect(String(message.headers.topic)).toMatch(/^[\w-]{1,32}$/);
    expect(JSON.stringify(read(browser))).not.toContain('Rasa');
    expect(read(browser).map(({ path }) => path)).toContain(`/console/${scene.venue.slug}/orders`);

    await scene.staff.call('POST /console/{venue}/orders/{order}/accept', {
      venue: scene.venue.id,
      order: order.unique_order_number,
      body: { wait_minutes: null },
    });
    const [soup = '', steak = ''] = order.items.map(({ id }) => id);
    await bump(scene, order.unique_order_number, [soup]);
    await arrive();
    expect(titles(browser).filter(title => title === 'Ready to carry: Table 1')).toHaveLength(1);
    // The order tells of itself again; what is ready is the same, so nobody is called twice.
    await scene.staff.call('POST /console/{venue}/orders/{order}/wait', {
      venue: scene.venue.id,
      order: order.unique_order_number,
      body: { wait_minutes: 40 },
    });
    await arrive();
    expect(titles(browser)).toHaveLength(3);
    server.clock.advance(60_000);
    await bump(scene, order.unique_order_number, [steak]);
    await arrive();
    expect(titles(browser)).toHaveLength(4);
  });

  it('calls whom it concerns: by role, by venue, in their language, as long as they are signed in', async () => {
    const scene = await aTableScene(server);
    const other = await aTableScene(server);
    const cook = await aStaff(server, scene.venue, 'kitchen');
    const books = await aStaff(server, scene.venue, 'accountant');
    const gone = await aStaff(server, scene.venue, 'owner');
    const phones = {
      waiter: await subscribed(scene.staff, 'lt'),
      cook: await subscribed(cook),
      books: await subscribed(books),
      gone: await subscribed(gone),
      elsewhere: await subscribed(other.staff),
    };
    await gone.call('POST /console/sign-out', {});
    await placed(scene.phone);
    await calls(scene);
    await arrive();
    expect(titles(phones.waiter).sort()).toEqual(['Kviečia: Table 1', 'Naujas užsakymas: Table 1']);
    expect(titles(phones.cook)).toEqual(['New order: Table 1']);
    for (const browser of [phones.books, phones.gone, phones.elsewhere]) expect(titles(browser)).toEqual([]);
    await queueNotice(
      server.database.run,
      {
        venueId: scene.venue.id,
        dedupeKey: 'alert:1',
        kind: 'alert',
        tableName: null,
      },
      new Date(server.clock.now()),
    );
    await arrive();
    expect(titles(phones.books)).toEqual(['Money needs a look']);
  });

  it('calls whom the venue chose, and not who muted it', async () => {
    const scene = await aTableScene(server);
    const { venue, staff: muted } = scene;
    const owner = await aStaff(server, venue, 'owner');
    const cook = await aStaff(server, venue, 'kitchen');
    const waiter = await aStaff(server, venue, 'waiter');
    const phones = {
      muted: await subscribed(muted),
      cook: await subscribed(cook),
      waiter: await subscribed(waiter),
    };
    const everybody = ['owner', 'manager', 'waiter', 'kitchen'] as const;
    const rule = { cause: 'order', way: 'push', roles: ['waiter'] as 'waiter'[] } as const;
    await owner.call('POST /console/{venue}/notices', {
      venue: venue.id,
      body: { ...rule, was: [...everybody] },
    });
    await muted.call('POST /console/{venue}/notices/own', {
      venue: venue.id,
      body: { cause: 'order', way: 'push', muted: true },
    });
    await placed(scene.phone);
    await arrive();
    expect(titles(phones.waiter).length).toBe(1);
    expect([...titles(phones.cook), ...titles(phones.muted)]).toEqual([]);
  });

  it('says once what two servers or a second look find, and loses nothing that came while nobody looked', async () => {
    const scene = await aTableScene(server);
    const browser = await subscribed(scene.staff);
    await calls(scene);
    await arrive();
    await server.database.pool.query("update push_place set xid = '1'::xid8, id = 0");
    await arrive();
    expect(titles(browser)).toEqual(['Table 1 calls']);
  });

  it('tries again when the push service is away, gives up when it is too late, and forgets a browser that is gone', async () => {
    const scene = await aTableScene(server);
    const browser = await subscribed(scene.staff);
    service.answer(503);
    await calls(scene);
    await arrive();
    service.answer(201);
    await arrive();
    expect(titles(browser)).toEqual([]);
    server.clock.advance(4_000);
    await arrive();
    expect(titles(browser)).toEqual(['Table 1 calls']);

    service.answer(503);
    await placed(scene.phone);
    await arrive();
    service.answer(201);
    server.clock.advance(11 * 60_000);
    await arrive();
    expect(titles(browser)).toHaveLength(1);

    service.answer(410);
    await placed(scene.phone);
    await arrive();
    const { push } = await scene.staff.call('GET /console/{venue}/push', { venue: scene.venue.id });
    expect(push.on).toBe(false);
  });

  it('belongs to one person at a time, and stops when it is turned off', async () => {
    const scene = await aTableScene(server);
    const browser = await subscribed(scene.staff);
    const next = await aStaff(server, scene.venue, 'owner');
    await on(next, browser);
    await calls(scene);
    await arrive();
    expect(titles(browser)).toHaveLength(1);
    const off = await next.call('POST /console/{venue}/push/off', { venue: scene.venue.id, body: {} });
    expect(off.push.on).toBe(false);
    await placed(scene.phone);
    await arrive();
    expect(titles(browser)).toHaveLength(1);
  });

  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/push/x',
    'https://[::1]/push/x',
    'https://10.0.0.8:8443/push/x',
    'https://user:secret@push.example.com/x',
    'https://localhost/push/x',
    'ftp://push.example.com/x',
  ])('does not let itself be sent to %s', async endpoint => {
    const { staff } = await aTableScene(server);
    const { subscription } = service.browser();
    await expect(
      staff.call('POST /console/{venue}/push', {
        venue: staff.venue,
        body: { ...subscription, endpoint, language: 'en' },
      }),
    ).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('keeps its key sealed, and the same key for everybody', async () => {
    const one = await aTableScene(server);
    const two = await aTableScene(server);
    const keyOf = async ({ staff }: TableScene) =>
      (await staff.call('GET /console/{venue}/push', { venue: staff.venue })).push.key;
    expect(await keyOf(one)).toBe(await keyOf(two));
    const { rows } = await server.database.pool.query<{ sealed: string }>(
      "select encode(sealed_private_key, 'hex') as sealed from push_key",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.startsWith('01')).toBe(true);
  });
});
