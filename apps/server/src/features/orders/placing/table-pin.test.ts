import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, type Phone, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => server.stop());

const pinAt = async ({ staff, venue }: TableScene, table: string) => {
  const { tables } = await staff.call('GET /console/{venue}/tables', { venue: venue.id });
  return tables.find(({ id }) => id === table)?.pin;
};
const tryWith = async ({ call, session }: Phone, pin?: string): Promise<string> => {
  // Apart enough for the limit of orders alone.
  server.clock.advance(5_000);
  return call('POST /cart/{session}/place-order', { session, body: pin === undefined ? {} : { pin } }).then(
    () => 'placed',
    (cause: { code: string }) => cause.code,
  );
};
const fill = async (phone: Phone): Promise<Phone> => {
  const { call, session } = phone;
  await call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
  return phone;
};
const aScene = (presence: 'off' | 'pin') =>
  aTableScene(server, { venue: { settings: { presence, acceptance: 'auto' } } });
const otherThan = (pin: string | null | undefined) => String((Number(pin) + 1) % 10_000).padStart(4, '0');

describe('the PIN of a table', () => {
  it('is what staff read at the table, and lets its guests order', async () => {
    const scene = await aScene('pin');
    const pin = await pinAt(scene, scene.table.id);
    expect(pin).toMatch(/^\d{4}$/);
    const phone = await fill(scene.phone);
    expect(await tryWith(phone)).toBe('presence_pin_wrong');
    expect(await tryWith(phone, otherThan(pin))).toBe('presence_pin_wrong');
    expect(await tryWith(phone, pin ?? '')).toBe('placed');
    const free = await aTable(server, scene.venue, { name: 'Table 2' });
    expect(await pinAt(scene, free.id)).toBeNull();
  });

  it('is given to who sits there already when the venue begins to ask for it, and is nobody’s when it ends', async () => {
    const scene = await aScene('off');
    const { venue, table } = scene;
    expect(await pinAt(scene, table.id)).toBeNull();
    const manager = await aStaff(server, venue, 'manager');
    const say = async (presence: 'off' | 'pin') => {
      const { service } = await manager.call('GET /console/{venue}/settings', { venue: venue.id });
      const { changed_by: _, ...body } = service;
      const input = { venue: venue.id, body: { ...body, presence } };
      return manager.call('POST /console/{venue}/settings/service', input);
    };
    expect((await say('pin')).service).toMatchObject({ presence: 'pin' });
    const pin = await pinAt(scene, table.id);
    const phone = await fill(scene.phone);
    expect(await tryWith(phone, otherThan(pin))).toBe('presence_pin_wrong');
    expect(await tryWith(phone, pin ?? '')).toBe('placed');
    await say('off');
    expect(await pinAt(scene, table.id)).toBeNull();
  });

  it('is not found by trying: after many wrong ones the right one waits as well', async () => {
    const scene = await aScene('pin');
    const pin = await pinAt(scene, scene.table.id);
    const phones = [await fill(scene.phone), await fill(await server.guestAt(scene.table.code))];
    const answers: string[] = [];
    for (let turn = 0; turn < 15; turn += 1)
      for (const phone of phones) answers.push(await tryWith(phone, otherThan(pin)));
    expect(new Set(answers)).toEqual(new Set(['presence_pin_wrong']));
    for (const phone of phones) expect(await tryWith(phone, pin ?? '')).toBe('rate_limited');
    server.clock.advance(600_000);
    expect(await tryWith(scene.phone, pin ?? '')).toBe('placed');
  });

  it('locks new phones when a stranger tries, and not those of the table that ordered before', async () => {
    const scene = await aScene('pin');
    const pin = (await pinAt(scene, scene.table.id)) ?? '';
    expect(await tryWith(await fill(scene.phone), pin)).toBe('placed');
    const stranger = await fill(await server.guestAt(scene.table.code));
    for (let turn = 0; turn < 40; turn += 1) await tryWith(stranger, otherThan(pin));
    expect(await tryWith(stranger, pin)).toBe('rate_limited');
    for (const typed of [pin, otherThan(pin), undefined])
      expect(await tryWith(await fill(scene.phone), typed)).toBe('placed');
  });

  it('may be right as often as it likes', async () => {
    const scene = await aScene('pin');
    const pin = (await pinAt(scene, scene.table.id)) ?? '';
    for (let guests = 0; guests < 35; guests += 1)
      expect(await tryWith(await fill(await server.guestAt(scene.table.code)), pin)).toBe('placed');
  });

  it('is not asked at a counter, where everybody is a party of their own', async () => {
    const scene = await aScene('pin');
    const counter = await aTable(server, scene.venue, { name: 'Counter', orderType: 'pickup' });
    const phone = await fill(await server.guestAt(counter.code));
    const { restaurant } = await phone.call('GET /get-session-data/{session}', { session: phone.session });
    expect(restaurant.presence).toBe('off');
    expect(await tryWith(phone)).toBe('placed');
  });
});
