import { createConnection } from 'node:net';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERAL } from '../features/limits/index.ts';

let server: TestServer;
let scene: TableScene;
beforeAll(async () => {
  server = await testServer();
  scene = await aTableScene(server, {
    venue: {
      settings: {
        additionalFieldsEnabled: true,
        additionalFields: [
          { key: 'name', type: 'text', required: false, placeholder: 'name', selectOptions: [] },
        ],
      },
    },
  });
});
afterAll(() => server.stop());

const NAUGHTY = [
  ' ',
  '\t two\r\nlines \n',
  'null',
  "'; drop table orders; --",
  '"><script>alert(1)</script>',
  '</script><!--',
  '=cmd|calc',
  '\\u0000 \\ %s %00 $HOME {{x}}',
  '\u0001\u0007\u001b[31mred\u001b[0m\u0085',
  '\u202Eright to left\u202C עברית مرحبا',
  '\u200B\uFEFF\u2028\u2029\uFFFE\u{10FFFF}',
  '👩‍👩‍👧‍👦🏳️‍🌈🇱🇹 田中さん Z̮̞̠͙͔ͅ',
  'é e\u0301 ß İ ſ',
  '__proto__',
  '🍕'.repeat(50),
];

describe('text that people type', () => {
  it.each(NAUGHTY)('comes back as the same text: %j', async text => {
    const { phone, staff, venue } = scene;
    const order = await placed(phone, ['soup'], { comment: text, extra_details: { name: text } });
    expect([order.comment, order.additional_fields]).toEqual([text, { name: text }]);
    await phone.call('POST /call-waiter/call', { body: { session: phone.session, comment: text } });
    const board = await staff.call('GET /console/{venue}/board', { venue: venue.id });
    const seen = board.orders.find(each => each.unique_order_number === order.unique_order_number);
    expect([seen?.comment, seen?.additional_fields, board.calls[0]?.comment]).toEqual([
      text,
      { name: text },
      text,
    ]);
    const address = { venue: venue.id, order: order.unique_order_number };
    await staff.call('POST /console/{venue}/orders/{order}/reject', { ...address, body: { reason: text } });
    await staff.call('POST /console/{venue}/calls/{call}/done', {
      venue: venue.id,
      call: board.calls[0]?.id ?? '',
    });
    const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
    expect(orders[0]).toMatchObject({ comment: text, status_reason: text });
    const unknown = phone.failure('POST /cart/{session}/apply-discount', {
      session: phone.session,
      body: { code: text.slice(0, 40) },
    });
    expect(await unknown).toMatch(/^(coupon_not_found|validation_failed)$/);
  });

  it('that is no UTF-8 is refused, because it would not come back the same', async () => {
    const { phone } = scene;
    const body = Buffer.concat([Buffer.from('{"comment":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    const response = await phone.fetch(`/api/cart/${phone.session}/place-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ details: { reason: 'text' } }),
    ]);
  });
});

describe('what no honest client sends', () => {
  it.each(['constructor', '__proto__', 'toString'])(
    'is 404 for the file %s of the documentation',
    async file => {
      expect((await server.client().fetch(`/api/docs/${file}`)).status).toBe(404);
    },
  );

  it('[NOTIFY-09] is a phone number of no country: not valid, no failure of ours', async () => {
    const { phone } = scene;
    const body = { countryCallingCode: '999', nationalNumber: '123456' };
    const input = { session: phone.session, body };
    expect(await phone.failure('POST /session/{session}/add-phone-number', input)).toBe('phone_invalid');
  });

  it('is a key too long to keep: refused, since ignoring it would do things twice', async () => {
    const { phone } = scene;
    const body = JSON.stringify({ menu_item_id: 'soup', quantity: 1 });
    const add = (key: string) =>
      phone.fetch(`/api/cart/${phone.session}/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
      });
    expect([(await add('k'.repeat(256))).status, (await add('k'.repeat(255))).status]).toEqual([400, 200]);
    expect((await add('k'.repeat(255))).status).toBe(200);
    const { cart } = await phone.call('GET /cart/{session}/get', { session: phone.session });
    expect(cart.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('is a device cookie of any size: a session that is not there, and no token kept', async () => {
    const stranger = server.client();
    stranger.cookies.set(
      'device',
      Array.from({ length: 9_000 }, (_, i) => ((i * 7919) % 36).toString(36)).join(''),
    );
    const body = JSON.stringify({ order: 'x', session: scene.phone.session, selected_payment_type: 'cash' });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'stolen' };
    const response = await stranger.fetch('/api/payments/cash/activate-cash-order', {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(404);
    const kept = await server.database.kysely.selectFrom('idempotency_key').select('scope').execute();
    expect(kept.filter(({ scope }) => scope.length > 80)).toEqual([]);
  });

  it('is HEAD for a stream: 404, and no body where none may be', async () => {
    const { port } = new URL(server.url);
    const cookie = [...scene.phone.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await new Promise<string>(resolve => {
      let text = '';
      const socket = createConnection(Number(port), '127.0.0.1', () =>
        socket.write(
          `HEAD /api/realtime/${scene.phone.session} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`,
        ),
      );
      socket.on('data', data => {
        text += data.toString();
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 .*\r\n\r\n$/s);
  });

  it('is a request that never ends: there is a time after which it is let go', () => {
    expect(server.app.server.requestTimeout).toBeGreaterThan(0);
    expect(server.app.server.requestTimeout).toBeLessThanOrEqual(60_000);
  });
});

describe('who cannot prove who they are', () => {
  const paths = [
    '/api/console/x/board',
    `/api/cart/${'a'.repeat(43)}/get`,
    `/api/realtime/${'a'.repeat(43)}`,
  ];

  it.each(paths)('counts against the address at %s', async path => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    const client = strict.client();
    const statuses: number[] = [];
    for (let i = 0; i <= GENERAL.address.limit * 0.01; i += 1)
      statuses.push((await client.fetch(path)).status);
    await strict.stop();
    expect([statuses[0], statuses.at(-1)]).toEqual([
      expect.toSatisfy(status => [401, 404].includes(status)),
      429,
    ]);
  });

  it('is who writes another address into a header: without TRUST_PROXY nobody believes it', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    const statuses: number[] = [];
    for (let i = 0; i <= GENERAL.address.limit * 0.01; i += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${i}`,
        'x-real-ip': `203.0.113.${i}`,
        forwarded: `for=203.0.113.${i}`,
      };
      statuses.push((await strict.client().fetch('/api/console/x/board', { headers })).status);
    }
    await strict.stop();
    expect(statuses.at(-1)).toBe(429);
  });
});
