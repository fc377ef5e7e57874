import type { ApiScope } from '@tableside/domain/api-keys';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { WEBHOOK_ALLOW_PRIVATE: '1' } });
});
afterAll(() => server.stop());

type Scopes = ApiScope[];
type Scene = TableScene & { readonly owner: TestStaff };
const aScene = async (): Promise<Scene> => {
  const scene = await aTableScene(server);
  return { ...scene, owner: await aStaff(server, scene.venue, 'owner') };
};
const made = ({ owner, venue }: Scene, scopes: Scopes) =>
  owner.call('POST /console/{venue}/api-keys', { venue: venue.id, body: { name: 'Accounts', scopes } });
/** As another system calls: no cookies, no origin. */
const ask = async (key: string | null, path: string, body?: unknown) => {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const challenge = response.headers.get('www-authenticate');
  return { status: response.status, text, answer: isJson ? JSON.parse(text) : null, challenge };
};
const aBun = ({ owner, venue }: Scene) =>
  owner.call('POST /console/{venue}/stock/ingredients/make', {
    venue: venue.id,
    body: { name: 'Bun', remaining: 9, each_day: null },
  });
const PATHS = ['/orders', '/orders/x', '/menu', '/numbers', '/journal'] as const;

it('each call needs a key, a good one, that may do this', async () => {
  const scene = await aScene();
  const { key } = await made(scene, ['menu:read']);
  for (const path of PATHS) {
    expect((await ask(null, path)).status).toBe(401);
    expect((await ask(`tsk_${'x'.repeat(43)}`, path)).status).toBe(401);
    expect((await ask(key, path)).status).toBe(path === '/menu' ? 200 : 403);
  }
  const body = { kind: 'item', id: 'soup', remaining: 0 };
  expect((await ask(null, '/stock', body)).status).toBe(401);
  expect((await ask(key, '/stock', body)).status).toBe(403);
  expect((await ask(null, '/menu')).challenge).toBe('Bearer');
  expect((await ask('nothing', '/menu')).challenge).toBe('Bearer error="invalid_token"');
  const lacking = 'Bearer error="insufficient_scope", scope="stock:write"';
  expect((await ask(key, '/stock', body)).challenge).toBe(lacking);
  // A key is no sign-in: the console stays shut.
  const board = await fetch(`${server.url}/api/console/${scene.venue.id}/board`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(board.status).toBe(401);
});

it('says what is left of ingredients that dishes share, and until when, as the page of stock does', async () => {
  const scene = await aScene();
  const { owner, venue } = scene;
  const { id } = await aBun(scene);
  await owner.call('POST /console/{venue}/stock/ingredients/{ingredient}/use', {
    venue: venue.id,
    ingredient: id,
    body: { kind: 'item', id: 'soup', count: 2 },
  });
  const { key } = await made(scene, ['stock:write']);
  const back_at = new Date(server.clock.now() + 3_600_000).toISOString();
  const said = { kind: 'ingredient', id, remaining: 0, back_at, back_count: 5 };
  expect((await ask(key, '/stock', said)).status).toBe(200);
  const { data } = (await ask(key, '/stock')).answer;
  expect(data.ingredients).toEqual([{ id, name: 'Bun', remaining: 0, back_at, each_day: null }]);
  const soup = data.items.find((item: { id: string }) => item.id === 'soup');
  expect(soup).toMatchObject({ in_stock: false, remaining: null });
  expect((await ask(key, '/stock', { ...said, remaining: 3 })).answer.code).toBe('validation_failed');
});

it('a key is shown once and kept as a hash, says when it was used, and opens nothing once it is revoked', async () => {
  const scene = await aScene();
  const { key, keys } = await made(scene, ['menu:read']);
  const [known] = keys;
  expect(known).toMatchObject({ name: 'Accounts', scopes: ['menu:read'], last_used_at: null });
  expect(known?.ends_with).toBe(key.slice(-4));
  await ask(key, '/menu');
  const read = await scene.owner.call('GET /console/{venue}/api-keys', { venue: scene.venue.id });
  expect(read.keys[0]?.last_used_at).toBe(new Date(server.clock.now()).toISOString());
  const { rows } = await server.database.pool.query('select * from api_key');
  expect(JSON.stringify(rows) + JSON.stringify(read)).not.toContain(key.slice(4, 30));
  const other = await aScene();
  const revoke = 'POST /console/{venue}/api-keys/{key}/revoke';
  const input = { key: known?.id ?? '', body: {} };
  expect(await other.owner.failure(revoke, { ...input, venue: other.venue.id })).toBe('not_found');
  expect((await ask(key, '/menu')).status).toBe(200);
  await scene.owner.call(revoke, { ...input, venue: scene.venue.id });
  expect((await ask(key, '/menu')).status).toBe(401);
});

it('orders are read page by page, each once, in minor units, of the own venue, without words of guests', async () => {
  const [scene, other] = [await aScene(), await aScene()];
  const { key } = await made(scene, ['orders:read']);
  const numbers: string[] = [];
  for (const _ of [1, 2, 3]) {
    numbers.push((await placed(scene.phone, ['soup'], { comment: 'My name is Rasa' })).unique_order_number);
  }
  const foreign = await placed(other.phone);
  // One that was placed a moment earlier may still be on its way.
  expect((await ask(key, '/orders')).answer.data).toMatchObject({ orders: [], next: null });
  server.clock.advance(5_000);
  const first = await ask(key, '/orders?limit=2');
  const second = await ask(key, `/orders?limit=2&after=${first.answer.data.next}`);
  const both = [...first.answer.data.orders, ...second.answer.data.orders];
  expect(both.map(({ id }: { id: string }) => id).sort()).toEqual([...numbers].sort());
  expect(both[0]).toMatchObject({ items: [{ name: 'Dish soup', quantity: 1 }] });
  expect(both.every(({ total }: { total: number }) => Number.isInteger(total) && total >= 100)).toBe(true);
  expect(first.answer.data.currency).toEqual({ code: 'EUR', decimals: 2 });
  expect(first.text + second.text).not.toContain('Rasa');
  const last = await ask(key, `/orders?after=${second.answer.data.next}`);
  expect(last.answer.data).toMatchObject({ orders: [], next: second.answer.data.next });
  expect((await ask(key, `/orders/${numbers[0]}`)).answer.data.order.id).toBe(numbers[0]);
  expect((await ask(key, `/orders/${foreign.unique_order_number}`)).status).toBe(404);
  expect((await ask(key, '/orders?after=yesterday')).status).toBe(400);
});

it.each([
  '8640000000000001.11111111-1111-4111-8111-111111111111',
  '9999999999999999.11111111-1111-4111-8111-111111111111',
  `9999999999999999.${'-'.repeat(36)}`,
  `0.${'-'.repeat(36)}`,
  `0.${'0'.repeat(36)}`,
])('%s is no place in the list of orders: said of the field, no failure of ours', async after => {
  const { key } = await made(await aScene(), ['orders:read']);
  const { status, answer } = await ask(key, `/orders?after=${after}`);
  expect([status, answer]).toEqual([
    400,
    expect.objectContaining({
      code: 'validation_failed',
      details: expect.objectContaining({ fields: { after: 'invalid_format' } }),
    }),
  ]);
  const last = await ask(key, '/orders?after=9999999999999.ffffffff-ffff-ffff-ffff-ffffffffffff');
  expect([last.status, last.answer.data.orders]).toEqual([200, []]);
});

it('stock that another system sets is what guests find; numbers and books are those of the venue', async () => {
  const scene = await aScene();
  const { key } = await made(scene, ['stock:write', 'numbers:read']);
  expect((await ask(key, '/stock', { kind: 'item', id: 'soup', remaining: 0 })).status).toBe(200);
  const { session } = scene.phone;
  const body = { menu_item_id: 'soup', quantity: 1 };
  expect(await scene.phone.failure('POST /cart/{session}/add', { session, body })).toMatch(
    /^(menu_item_unavailable|not_enough_stock)$/,
  );
  const { deeds } = await scene.owner.call('GET /console/{venue}/audit', {
    venue: scene.venue.id,
    query: {},
  });
  expect(deeds.find(({ action }) => action === 'stock-set')).toMatchObject({ name: 'Accounts' });
  const numbers = await ask(key, '/numbers');
  expect(numbers.answer).toMatchObject({ data: { period: { kind: 'today' } } });
  const books = await ask(key, '/journal');
  expect(books.text.split('\n')[0]).toContain(scene.venue.id);
  expect(books.text).toContain('"type":"end"');
  expect((await ask(key, '/journal?after=999')).status).toBe(400);
});

it('a key says whose it is and what it may, whatever that is', async () => {
  const scene = await aScene();
  const { key } = await made(scene, ['menu:read']);
  expect((await ask(key, '/me')).answer.data).toMatchObject({
    name: 'Accounts',
    scopes: ['menu:read'],
    venue: { id: scene.venue.id },
    currency: { code: 'EUR', decimals: 2 },
  });
  expect((await ask(null, '/me')).status).toBe(401);
});

it('a system asks to be told at an address, sees and ends what it asked for itself, and nothing else', async () => {
  const scene = await aScene();
  const { venue, owner } = scene;
  const wanted = { url: 'https://hooks.invalid/a', kinds: ['order.placed'] };
  const { key } = await made(scene, ['webhooks:write']);
  const { key: other } = await made(scene, ['webhooks:write']);
  const { key: reader } = await made(scene, ['orders:read']);
  const { webhook: ofOwner } = await owner.call('POST /console/{venue}/webhooks', {
    venue: venue.id,
    body: { url: 'https://owner.invalid/secret', kinds: ['order.placed'] },
  });
  expect((await ask(reader, '/webhooks', wanted)).status).toBe(403);
  expect((await ask(key, '/webhooks', { ...wanted, url: 'no address' })).answer.details.fields.url).toBe(
    'link',
  );
  const { webhook, secret } = (await ask(key, '/webhooks', wanted)).answer.data;
  expect(webhook).toMatchObject({ ...wanted, on: true });
  expect(secret).toMatch(/^whsec_/);
  expect((await ask(key, '/webhooks')).answer.data.webhooks).toEqual([webhook]);
  expect((await ask(other, '/webhooks')).answer.data.webhooks).toEqual([]);
  const remove = async (by: string, id: string) => (await ask(by, `/webhooks/${id}/remove`, {})).status;
  expect(await remove(other, webhook.id)).toBe(404);
  expect(await remove(key, ofOwner)).toBe(404);
  expect(await remove(key, webhook.id)).toBe(200);
  expect(await remove(key, webhook.id)).toBe(404);
  const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
  expect(deeds.filter(({ actor }) => actor.startsWith('key:')).map(({ action }) => action)).toEqual([
    'webhook-remove',
    'webhook-add',
  ]);
});

it('what a system is told ends with its key', async () => {
  const scene = await aScene();
  const { venue, owner } = scene;
  const { key, keys } = await made(scene, ['webhooks:write']);
  await ask(key, '/webhooks', { url: 'https://hooks.invalid/b', kinds: ['order.placed'] });
  const shown = async () =>
    (await owner.call('GET /console/{venue}/webhooks', { venue: venue.id })).webhooks.length;
  expect(await shown()).toBe(1);
  await owner.call('POST /console/{venue}/api-keys/{key}/revoke', {
    venue: venue.id,
    key: keys[0]?.id ?? '',
    body: {},
  });
  expect(await shown()).toBe(0);
});
