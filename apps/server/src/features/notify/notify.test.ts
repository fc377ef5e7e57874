import type { Flag } from '@tableside/domain/venue';
import type { Sandbox } from '@tableside/sandbox';
import {
  aPushService,
  type PushService,
  type TestBrowser,
} from '@tableside/testkit/doubles/a-push-service.ts';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let service: PushService;
let sandbox: Sandbox;
const ingredients = () => {
  const here = { baseUrl: service.address, browserUrl: service.address };
  return { sandbox: () => sandbox.address, providerPlaces: { sandbox: () => here, set: () => null } };
};
beforeAll(async () => {
  service = await aPushService();
  sandbox = await aSandbox();
  server = await testServer({ extra: ingredients() });
});
afterEach(() => service.answer(201));
afterAll(async () => {
  await server.stop();
  await sandbox.close();
  await service.stop();
});

const FLAGS = ['order', 'skip-payment', 'sms-notifications', 'push-notifications'] as const;
type Over = { readonly flags?: readonly Flag[]; readonly orderType?: 'default' | 'pickup' };
const aScene = ({ flags = FLAGS, orderType = 'pickup' }: Over = {}, at = server): Promise<TableScene> =>
  aTableScene(at, {
    venue: { name: 'Kavinė „Bangos“', settings: { functionalities: [...flags] } },
    table: { orderType },
  });

let lastNumber = 61200000;
/** A number that no other test has. */
const givesNumber = async ({ phone }: TableScene): Promise<string> => {
  lastNumber += 1;
  const { phone_number } = await phone.call('POST /session/{session}/add-phone-number', {
    session: phone.session,
    body: { countryCallingCode: '370', nationalNumber: String(lastNumber) },
  });
  return phone_number;
};
const textsTo = async (number: string): Promise<string[]> => {
  const answer = await fetch(`${sandbox.address}/sms/messages?to=${encodeURIComponent(number)}`);
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
};
const nextSms = (...behaviours: object[]) =>
  fetch(`${sandbox.address}/control/sms/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviours),
  });

const subscribes = async ({ phone }: TableScene): Promise<TestBrowser> => {
  const browser = service.browser();
  await phone.call('POST /session/{session}/push', { session: phone.session, body: browser.subscription });
  return browser;
};
type Shown = { readonly title: string; readonly body: string; readonly tag: string; readonly path: string };
const shownBy = (browser: TestBrowser): Shown[] =>
  service.taken.filter(({ to }) => to === browser.id).map(each => browser.read(each) as Shown);

type Deed = 'accept' | 'reject' | 'close';
const staffDo = ({ staff, venue }: TableScene, deed: Deed, order: string) => {
  const at = { venue: venue.id, order };
  if (deed === 'accept') {
    return staff.call('POST /console/{venue}/orders/{order}/accept', { ...at, body: { wait_minutes: 15 } });
  }
  return deed === 'reject'
    ? staff.call('POST /console/{venue}/orders/{order}/reject', { ...at, body: { reason: 'no fish' } })
    : staff.call('POST /console/{venue}/orders/{order}/close', at);
};
/** Whatever is on its way arrives: the first round may have begun before it was queued. */
const arrive = async (at = server): Promise<void> => {
  await at.jobs.runNow('send-guest-news');
  await at.jobs.runNow('send-guest-news');
};

describe('text messages to guests', () => {
  it('[NOTIFY-09] [ENTITY-02] tells of an order once accepted and once ready, with its number, and nothing else', async () => {
    const scene = await aScene();
    const number = await givesNumber(scene);
    const { phone } = scene;
    const { phone_number } = await phone.call('GET /get-session-data/{session}', { session: phone.session });
    expect(phone_number).toBe(number);
    const { unique_order_number: order, order_id } = await placed(phone);
    await arrive();
    expect(await textsTo(number)).toEqual([]);
    await staffDo(scene, 'accept', order);
    await arrive();
    const accepted = `Kavinė „Bangos“: Your order ${order_id} is accepted: about 15 minutes.`;
    expect(await textsTo(number)).toEqual([accepted]);
    await staffDo(scene, 'close', order);
    await arrive();
    await arrive();
    expect((await textsTo(number)).sort()).toEqual(
      [accepted, `Kavinė „Bangos“: Your order ${order_id} is ready. Please come and pick it up.`].sort(),
    );
  });

  it('speaks the guest’s language', async () => {
    const scene = await aScene();
    const number = await givesNumber(scene);
    await scene.phone.call('POST /session/{session}/update-language', {
      session: scene.phone.session,
      body: { language: 'lt' },
    });
    const { unique_order_number: order, order_id } = await placed(scene.phone);
    await staffDo(scene, 'reject', order);
    await arrive();
    expect(await textsTo(number)).toEqual([
      `Kavinė „Bangos“: Jūsų užsakymą ${order_id} atšaukė personalas. Kreipkitės į jį.`,
    ]);
  });

  it('[NOTIFY-09] tells a table that all of it is made and on its way, once, and not what stands on it', async () => {
    const scene = await aScene({ orderType: 'default' });
    const number = await givesNumber(scene);
    const order = await placed(scene.phone, ['soup', 'beer']);
    const at = { venue: scene.venue.id, order: order.unique_order_number };
    await staffDo(scene, 'accept', at.order);
    const [first, second] = order.items.map(({ id }) => id);
    const cook = await aStaff(server, scene.venue, 'kitchen');
    const bump = (item: string | undefined) =>
      cook.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
        ...at,
        body: { items: [item ?? ''], ready: true },
      });
    const ready = async () => {
      await arrive();
      return (await textsTo(number)).filter(text => text.includes('ready'));
    };
    await bump(first);
    expect(await ready()).toEqual([]);
    await bump(second);
    const said = `Kavinė „Bangos“: Your order ${order.order_id} is ready and on its way to you.`;
    expect(await ready()).toEqual([said]);
    await staffDo(scene, 'close', at.order);
    expect(await ready()).toEqual([said]);
  });

  it.each([
    ['[FLAG-09] while the switch is off', { flags: ['order', 'skip-payment'] }],
    ['that dishes are ready, at a table where they stand already', { orderType: 'default' as const }],
  ] satisfies [string, Over][])('does not tell %s', async (_, over: Over) => {
    const scene = await aScene(over);
    const number = await givesNumber(scene);
    const { unique_order_number: order } = await placed(scene.phone);
    await staffDo(scene, 'accept', order);
    await staffDo(scene, 'close', order);
    await arrive();
    expect((await textsTo(number)).filter(text => text.includes('ready'))).toEqual([]);
    if (over.flags) expect(await textsTo(number)).toEqual([]);
  });

  it('says it once where the answer is lost, and again where it surely did not leave', async () => {
    const scene = await aScene();
    const number = await givesNumber(scene);
    await nextSms({ do: 'down', times: 1 });
    const { unique_order_number: order } = await placed(scene.phone);
    await staffDo(scene, 'accept', order);
    await arrive();
    expect(await textsTo(number)).toEqual([]);
    server.clock.advance(4_000);
    await arrive();
    expect(await textsTo(number)).toHaveLength(1);
    await nextSms({ do: 'down', times: 1, how: 'cut' });
    await staffDo(scene, 'close', order);
    await arrive();
    server.clock.advance(60_000);
    await arrive();
    expect(await textsTo(number)).toHaveLength(1);
  });

  it('stops when the guest says so, and when the table is closed', async () => {
    const scene = await aScene();
    const { phone, staff, venue, table } = scene;
    const number = await givesNumber(scene);
    const { unique_order_number: order } = await placed(phone);
    await phone.call('POST /session/{session}/notifications-off', { session: phone.session });
    expect(
      (await phone.call('GET /get-session-data/{session}', { session: phone.session })).phone_number,
    ).toBeNull();
    await staffDo(scene, 'accept', order);
    await arrive();
    expect(await textsTo(number)).toEqual([]);

    const again = await givesNumber(scene);
    await subscribes(scene);
    await staff.call('POST /console/{venue}/tables/{table}/close', {
      venue: venue.id,
      table: table.id,
      body: { force: true },
    });
    await arrive();
    expect(await textsTo(again)).toEqual([]);
    const { rows } = await server.database.pool.query<{ left: number }>(
      `select (select count(*) from guest_push p join guest_session s on s.id = p.session_id where s.venue_id = $1)::int
       + (select count(*) from guest_session where venue_id = $1 and phone_number is not null)::int as left`,
      [venue.id],
    );
    expect(rows[0]?.left).toBe(0);
  });

  it('writes to one number only so often', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '1' }, extra: ingredients() });
    try {
      const scene = await aScene({}, strict);
      const number = await givesNumber(scene);
      for (let count = 0; count < 14; count += 1) {
        const { unique_order_number: order } = await placed(scene.phone);
        await staffDo(scene, 'accept', order);
      }
      await arrive(strict);
      expect(await textsTo(number)).toHaveLength(12);
    } finally {
      await strict.stop();
    }
  });

  it('[FLAG-09] asks nobody for a number where nothing could be sent', async () => {
    const mute = await testServer();
    try {
      const { phone } = await aScene({}, mute);
      const { restaurant } = await phone.call('GET /get-session-data/{session}', { session: phone.session });
      expect(restaurant.functionalities).toEqual(['order', 'skip-payment', 'push-notifications']);
    } finally {
      await mute.stop();
    }
  });
});

describe('messages on the guest’s own phone', () => {
  it('[NOTIFY-11] tells the phone of the session that the order is of, and no other of the table', async () => {
    const scene = await aScene();
    const browser = await subscribes(scene);
    const neighbour = await server.guestAt(scene.table.code);
    const others = await subscribes({ ...scene, phone: neighbour });
    const { unique_order_number: order, order_id } = await placed(scene.phone);
    await staffDo(scene, 'accept', order);
    await arrive();
    expect(shownBy(browser)).toEqual([
      {
        title: `Your order ${order_id} is accepted: about 15 minutes.`,
        body: 'Kavinė „Bangos“',
        tag: expect.stringMatching(/^[\w-]{32}$/),
        path: `/${scene.table.code}`,
      },
    ]);
    expect(shownBy(others)).toEqual([]);
    await staffDo(scene, 'close', order);
    await arrive();
    const [first, second] = shownBy(browser);
    expect(second?.title).toBe(`Your order ${order_id} is ready. Please come and pick it up.`);
    expect(second?.tag).toBe(first?.tag);
    expect(JSON.stringify(shownBy(browser))).not.toContain(scene.phone.session);
  });

  it('[FLAG-08] is offered only where the venue switched it on', async () => {
    const on = await aScene();
    const view = await on.phone.call('GET /session/{session}/push', { session: on.phone.session });
    expect(view).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/), on: false });
    const off = await aScene({ flags: ['order', 'skip-payment'] });
    const { session } = off.phone;
    expect(await off.phone.call('GET /session/{session}/push', { session })).toEqual({
      key: null,
      on: false,
    });
    const body = service.browser().subscription;
    expect(await off.phone.failure('POST /session/{session}/push', { session, body })).toBe('not_found');
  });

  it('sends nowhere inside our network', async () => {
    const { phone } = await aScene();
    for (const endpoint of [
      'http://127.0.0.1:5432/push/x',
      'https://10.0.0.1/push/x',
      'https://localhost/x',
    ]) {
      const body = { ...service.browser().subscription, endpoint };
      const code = await phone.failure('POST /session/{session}/push', { session: phone.session, body });
      expect([endpoint, code]).toEqual([endpoint, 'validation_failed']);
    }
  });

  it('gives up on a browser whose key is none, and tells the others all the same', async () => {
    const scene = await aScene();
    const { phone, venue } = scene;
    const body = { ...service.browser().subscription, p256dh: 'A'.repeat(87) };
    await phone.call('POST /session/{session}/push', { session: phone.session, body });
    const neighbour = await server.guestAt(scene.table.code);
    const other = await subscribes({ ...scene, phone: neighbour });
    for (const guest of [phone, neighbour]) {
      await staffDo(scene, 'accept', (await placed(guest)).unique_order_number);
    }
    await arrive();
    expect(shownBy(other)).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      `select m.try_at as due, m.failure is not null as failed
       from guest_message m join guest_session s on s.id = m.session_id where s.venue_id = $1 order by m.id`,
      [venue.id],
    );
    expect(rows).toEqual([
      { due: null, failed: true },
      { due: null, failed: false },
    ]);
  });

  it('forgets a browser that is gone, and tries a silent service again', async () => {
    const scene = await aScene();
    const browser = await subscribes(scene);
    service.answer(503);
    const { unique_order_number: order } = await placed(scene.phone);
    await staffDo(scene, 'accept', order);
    await arrive();
    expect(shownBy(browser)).toEqual([]);
    service.answer(201);
    server.clock.advance(4_000);
    await arrive();
    expect(shownBy(browser)).toHaveLength(1);
    service.answer(410);
    await staffDo(scene, 'close', order);
    await arrive();
    const { session } = scene.phone;
    expect(await scene.phone.call('GET /session/{session}/push', { session })).toMatchObject({ on: false });
  });
});
