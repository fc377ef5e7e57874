import { createHmac } from 'node:crypto';
import { aReceiver, type Received, type Receiver } from '@tableside/testkit/doubles/a-receiver.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let receivers: Receiver[] = [];
beforeAll(async () => {
  // A mail server that nobody runs: what was written to whom stays in the queue.
  server = await testServer({ env: { WEBHOOK_ALLOW_PRIVATE: '1', SMTP_URL: 'smtp://127.0.0.1:9' } });
});
afterEach(async () => {
  await server.database.pool.query('delete from webhook');
  await Promise.all(receivers.map(each => each.stop()));
  receivers = [];
});
afterAll(() => server.stop());

const HOUR_MS = 3_600_000;
type Scene = TableScene & { readonly owner: TestStaff };
const aScene = async (): Promise<Scene> => {
  const scene = await aTableScene(server);
  return { ...scene, owner: await aStaff(server, scene.venue, 'owner') };
};
const listening = async (): Promise<Receiver> => {
  const receiver = await aReceiver();
  receivers.push(receiver);
  return receiver;
};
type Kinds = ('order.placed' | 'order.accepted' | 'order.closed' | 'table.called' | 'menu.published')[];
const hooked = (
  { owner, venue }: Pick<Scene, 'owner' | 'venue'>,
  receiver: Pick<Receiver, 'address'>,
  kinds: Kinds = ['order.placed', 'order.accepted'],
) =>
  owner.call('POST /console/{venue}/webhooks', { venue: venue.id, body: { url: receiver.address, kinds } });
const hookOf = async ({ owner, venue }: Pick<Scene, 'owner' | 'venue'>, id: string) => {
  const { webhooks } = await owner.call('GET /console/{venue}/webhooks', { venue: venue.id });
  const hook = webhooks.find(each => each.id === id);
  if (!hook) throw new Error('no such webhook');
  return hook;
};
const logOf = ({ owner, venue }: Pick<Scene, 'owner' | 'venue'>, webhook: string) =>
  owner.call('GET /console/{venue}/webhooks/{webhook}/log', { venue: venue.id, webhook, query: {} });
/** Events that nobody has looked at yet: those behind a transaction that still runs somewhere in the cluster wait for it. */
const notLookedAt = async (): Promise<number> => {
  await server.jobs.runNow('queue-webhooks');
  const { rows } = await server.database.pool.query<{ left: number }>(
    'select count(*)::int as left from outbox o join webhook_place p on (o.xid, o.id) > (p.xid, p.id)',
  );
  return rows[0]?.left ?? 0;
};
/** Everything that happened is written down, and whatever is due now was tried. */
const settled = async (): Promise<void> => {
  await expect.poll(notLookedAt).toBe(0);
  await server.jobs.runNow('send-webhooks');
  const underWay = async (): Promise<number> => {
    const { rows } = await server.database.pool.query<{ count: number }>(
      `select count(*)::int as count from webhook w where sending_until is not null or is_on and try_at <= $1 and exists (
         select from webhook_news d where d.webhook_id = w.id and d.state = 'waiting')`,
      [new Date(server.clock.now())],
    );
    if (rows[0]?.count !== 0) await server.jobs.runNow('send-webhooks');
    return rows[0]?.count ?? 0;
  };
  await expect.poll(underWay).toBe(0);
};
const read = ({ body }: Received) => JSON.parse(body);
const types = (receiver: Receiver): string[] => receiver.taken.map(message => read(message).type);
const accept = ({ staff, venue }: TableScene, order: string) =>
  staff.call('POST /console/{venue}/orders/{order}/accept', {
    venue: venue.id,
    order,
    body: { wait_minutes: 15 },
  });
/** As a receiver proves it by the Standard Webhooks specification; written from there, with nothing of ours. */
const isProven = ({ headers, body }: Received, secret: string): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
};

describe('webhooks', () => {
  it('tell of what happens, in order, signed, in minor units, and nothing of the guest', async () => {
    const scene = await aScene();
    const receiver = await listening();
    const { secret, webhook } = await hooked(scene, receiver, [
      'order.placed',
      'order.accepted',
      'order.closed',
      'table.called',
    ]);
    const order = await placed(scene.phone, ['soup', 'steak'], { comment: 'Rasa, allergic to nuts' });
    await scene.phone.call('POST /call-waiter/call', {
      body: { session: scene.phone.session, comment: 'My name is Rasa' },
    });
    await accept(scene, order.unique_order_number);
    const at = { venue: scene.venue.id, order: order.unique_order_number };
    await scene.staff.call('POST /console/{venue}/orders/{order}/wait', {
      ...at,
      body: { wait_minutes: 40 },
    });
    await scene.staff.call('POST /console/{venue}/orders/{order}/close', at);
    await settled();
    expect(types(receiver)).toEqual(['order.placed', 'table.called', 'order.accepted', 'order.closed']);
    expect(receiver.taken.every(message => isProven(message, secret))).toBe(true);
    const [first] = receiver.taken;
    if (!first) throw new Error('nothing came');
    const news = read(first);
    expect(news).toMatchObject({
      id: first.headers['webhook-id'],
      version: 1,
      time: order.placed_at,
      venue: { id: scene.venue.id, slug: scene.venue.slug },
      currency: { code: 'EUR', decimals: 2 },
      data: {
        order: {
          number: order.order_id,
          total: Math.round(order.total * 100),
          table: { name: order.table_name },
        },
      },
    });
    expect(Number(first.headers['webhook-timestamp'])).toBe(Math.floor(server.clock.now() / 1_000));
    expect(receiver.taken.map(({ body }) => body).join()).not.toContain('Rasa');
    expect(await hookOf(scene, webhook)).toMatchObject({
      waiting: 0,
      failing_since: null,
      last: { status: 204 },
    });
    const { rows } = await server.database.pool.query('select * from webhook');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20));
  });

  it('tell only of what was asked for, and only of the own venue', async () => {
    const [here, there] = [await aScene(), await aScene()];
    const receiver = await listening();
    await hooked(here, receiver, ['order.accepted']);
    await placed(there.phone);
    const order = await placed(here.phone);
    await accept(here, order.unique_order_number);
    await settled();
    expect(types(receiver)).toEqual(['order.accepted']);
  });

  it('a receiver that is down is asked again with growing waits, then gets everything in order, each once', async () => {
    const scene = await aScene();
    const receiver = await listening();
    const { webhook } = await hooked(scene, receiver);
    receiver.answer(503, 'Down for\u0000 maintenance');
    const first = await placed(scene.phone);
    await accept(scene, first.unique_order_number);
    await settled();
    expect(receiver.asked).toHaveLength(1);
    expect(await hookOf(scene, webhook)).toMatchObject({ waiting: 2, last: { status: 503, failure: null } });
    // Not before its time.
    await settled();
    expect(receiver.asked).toHaveLength(1);
    server.clock.advance(5_000);
    await settled();
    server.clock.advance(5_000);
    await settled();
    expect(receiver.asked).toHaveLength(2);
    receiver.answer(200);
    server.clock.advance(25_000);
    await settled();
    expect(types(receiver)).toEqual(['order.placed', 'order.accepted']);
    expect(new Set(receiver.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    const { deliveries } = await logOf(scene, webhook);
    expect(deliveries.map(({ kind, state }) => [kind, state])).toEqual([
      ['order.accepted', 'delivered'],
      ['order.placed', 'delivered'],
    ]);
    expect(deliveries[1]?.attempts.map(({ status }) => status)).toEqual([200, 503, 503]);
    expect(deliveries[1]?.attempts.at(-1)?.answer).toBe('Down for maintenance');
  });

  it('nobody waits for a receiver that says nothing', async () => {
    const scene = await aScene();
    const [silent, awake] = [await listening(), await listening()];
    await hooked(scene, silent);
    await hooked(scene, awake);
    silent.fallSilent();
    await placed(scene.phone);
    await expect.poll(notLookedAt).toBe(0);
    await server.jobs.runNow('send-webhooks');
    await expect.poll(() => types(awake)).toEqual(['order.placed']);
    await placed(scene.phone);
    await expect.poll(notLookedAt).toBe(0);
    await server.jobs.runNow('send-webhooks');
    await expect.poll(() => types(awake)).toHaveLength(2);
    expect(silent.asked).toHaveLength(1);
  });

  it('the owners are told once of a receiver that was silent for an hour; after three days news is given up', async () => {
    const scene = await aScene();
    const mails = async () => {
      const { rows } = await server.database.pool.query<{ subject: string; text: string }>(
        'select subject, text from mail_message where to_address = $1',
        [scene.owner.email],
      );
      return rows;
    };
    const receiver = await listening();
    const { webhook } = await hooked(scene, receiver);
    receiver.answer(500);
    await placed(scene.phone);
    const told = async (): Promise<boolean> => {
      const { rows } = await server.database.pool.query<{ told: boolean }>(
        'select told_at is not null as told from webhook where id = $1',
        [webhook],
      );
      return rows[0]?.told ?? false;
    };
    await settled();
    expect(await told()).toBe(false);
    for (let hours = 0; hours < 76; hours += 1) {
      server.clock.advance(HOUR_MS);
      await server.jobs.runNow('send-webhooks');
      await settled();
      if (hours === 1) expect(await told()).toBe(true);
    }
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('A connected system takes no news');
    expect(mail?.text).toContain('500');
    // The address may hold what the receiver knows its callers by.
    expect(mail?.text).not.toContain('hidden');
    expect((await logOf(scene, webhook)).deliveries.map(({ state }) => state)).toEqual(['failed']);
    const tries = receiver.asked.length;
    expect(tries).toBeGreaterThan(15);
    expect(tries).toBeLessThan(40);
    // Given up is not lost: it can be sent by hand.
    receiver.answer(200);
    const [given] = (await logOf(scene, webhook)).deliveries;
    await scene.owner.call('POST /console/{venue}/webhooks/{webhook}/again/{delivery}', {
      venue: scene.venue.id,
      webhook,
      delivery: given?.id ?? '',
      body: {},
    });
    await settled();
    expect(types(receiver)).toEqual(['order.placed']);
    expect(await told()).toBe(false);
  });

  it('news that its receiver cannot read makes way for the next', async () => {
    const scene = await aScene();
    const receiver = await listening();
    const { webhook } = await hooked(scene, receiver);
    receiver.answer(body => (JSON.parse(body).type === 'order.placed' ? 422 : 200));
    const order = await placed(scene.phone);
    await accept(scene, order.unique_order_number);
    for (let tries = 0; tries < 5; tries += 1) {
      await settled();
      server.clock.advance(HOUR_MS / 2);
    }
    await settled();
    expect(types(receiver)).toEqual(['order.accepted']);
    expect((await logOf(scene, webhook)).deliveries.map(({ state }) => state)).toEqual([
      'delivered',
      'failed',
    ]);
  });

  it('a receiver that says it is gone is left alone', async () => {
    const scene = await aScene();
    const receiver = await listening();
    const { webhook } = await hooked(scene, receiver);
    receiver.answer(410);
    await placed(scene.phone);
    await settled();
    expect(await hookOf(scene, webhook)).toMatchObject({ on: false });
    await placed(scene.phone);
    server.clock.advance(24 * HOUR_MS);
    await settled();
    expect(receiver.asked).toHaveLength(1);
  });

  it('a new secret signs beside the former one for a day, then alone', async () => {
    const scene = await aScene();
    const receiver = await listening();
    const { webhook, secret: former } = await hooked(scene, receiver);
    const at = { venue: scene.venue.id, webhook, body: {} };
    const { secret } = await scene.owner.call('POST /console/{venue}/webhooks/{webhook}/new-secret', at);
    await placed(scene.phone);
    await settled();
    server.clock.advance(25 * HOUR_MS);
    await server.jobs.runNow('forget-former-secrets');
    const test = await scene.owner.call('POST /console/{venue}/webhooks/{webhook}/test', at);
    expect(test.attempt).toMatchObject({ status: 204, failure: null });
    const proven = receiver.taken.map(message => [isProven(message, former), isProven(message, secret)]);
    expect(proven).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(types(receiver)[1]).toBe('webhook.test');
  });

  it('of two servers one sends, and what was sent when its sender died is sent again', async () => {
    const scene = await aScene();
    const receiver = await listening();
    const { webhook } = await hooked(scene, receiver);
    // Another server holds it, and dies without a word.
    await server.database.pool.query(
      'update webhook set claim = claim + 1, sending_until = $2 where id = $1',
      [webhook, new Date(server.clock.now() + 30_000)],
    );
    await placed(scene.phone);
    await expect.poll(notLookedAt).toBe(0);
    await server.jobs.runNow('send-webhooks');
    expect(receiver.asked).toHaveLength(0);
    server.clock.advance(31_000);
    await settled();
    expect(types(receiver)).toEqual(['order.placed']);
  });

  it('two who change one webhook are told of each other', async () => {
    const scene = await aScene();
    const receiver = await listening();
    const { webhook } = await hooked(scene, receiver);
    const save = (revision: number, on: boolean) =>
      scene.owner.call('POST /console/{venue}/webhooks/{webhook}', {
        venue: scene.venue.id,
        webhook,
        body: { revision, url: receiver.address, kinds: ['order.placed'], on },
      });
    await save(1, false);
    await expect(save(1, true)).rejects.toMatchObject({
      code: 'settings_changed',
      details: { revision: 2, changed_by: scene.owner.name },
    });
    await placed(scene.phone);
    await server.jobs.runNow('queue-webhooks');
    await save(2, true);
    await settled();
    // What happened while it was off is nobody's news.
    expect(receiver.asked).toHaveLength(0);
  });

  it('is for the venue’s own owner: a neighbour finds nothing', async () => {
    const [scene, other] = [await aScene(), await aScene()];
    const { webhook } = await hooked(scene, await listening());
    const at = { venue: other.venue.id, webhook };
    const input = { ...at, body: {} };
    expect(await other.owner.failure('POST /console/{venue}/webhooks/{webhook}/remove', input)).toBe(
      'not_found',
    );
    expect(await other.owner.failure('POST /console/{venue}/webhooks/{webhook}/test', input)).toBe(
      'not_found',
    );
    expect(
      await other.owner.failure('GET /console/{venue}/webhooks/{webhook}/log', { ...at, query: {} }),
    ).toBe('not_found');
  });
});
