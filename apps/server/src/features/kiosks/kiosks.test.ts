import { aGuestAtKiosk, anEnrolled } from '@tableside/testkit/scenes/a-kiosk.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const KIOSK_COOKIE = 'tableside_kiosk';

const aPlace = async () => {
  const scene = await aTableScene(server, {
    venue: { settings: { functionalities: ['order', 'skip-payment'] } },
    table: { orderType: 'self_service' },
  });
  const { owner, device, kiosk } = await anEnrolled(server, scene.venue, scene.table);
  const list = async () =>
    (await owner.call('GET /console/{venue}/kiosks', { venue: scene.venue.id })).kiosks;
  const one = { venue: scene.venue.id, kiosk, body: {} };
  return { ...scene, owner, device, kiosk, list, one };
};
const enrolling = (device: TestClient, code: string) => device.call('POST /kiosk/enrol', { body: { code } });
const refusedCode = (device: TestClient, code: string) =>
  device.failure('POST /kiosk/enrol', { body: { code } });
const soup = { menu_item_id: 'soup', quantity: 1 };

describe('a kiosk', () => {
  it('[KIOSK-01] [KIOSK-03] is a device that the venue enrolled: its guests order, and the console shows that it is there', async () => {
    const { device, table, list, owner, venue } = await aPlace();
    const guest = await aGuestAtKiosk(device, table.code);
    const { kiosk, mode } = await guest.call('GET /get-session-data/{session}', { session: guest.session });
    expect(kiosk).toMatchObject({ name: 'Entrance', terminal_name: null });
    expect(mode).toBe('scan');
    expect(await placed(guest)).toMatchObject({ status: expect.any(String) });
    const [row] = await list();
    expect(row).toMatchObject({ name: 'Entrance', table: table.id, code_expires_at: null });
    expect(row?.enrolled_at).not.toBeNull();
    server.clock.advance(120_000);
    const { device: shown } = await device.call('GET /kiosk/device', {});
    expect(shown).toMatchObject({ hash: table.code, kiosk: { name: 'Entrance' } });
    expect((await list())[0]?.last_seen_at).toBe(new Date(server.clock.now()).toISOString());
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
    expect(deeds.map(({ action }) => action)).toEqual(expect.arrayContaining(['kiosk-add', 'kiosk-enrol']));
  });

  it('is no phone that opens its address: that one looks, and is told where to order', async () => {
    const { table, device } = await aPlace();
    const phone = await server.guestAt(table.code);
    const { session } = phone;
    expect((await phone.call('GET /get-session-data/{session}', { session })).kiosk).toBeNull();
    await phone.call('GET /get-menu-categories/{session}', { session, query: {} });
    expect(await phone.failure('POST /cart/{session}/add', { session, body: soup })).toBe(
      'kiosk_not_enrolled',
    );
    // Not with the kiosk's session either, whose token stands in its address.
    const guest = await aGuestAtKiosk(device, table.code);
    const order = await placed(guest);
    expect(
      await phone.failure('POST /cart/{session}/place-order', { session: guest.session, body: {} }),
    ).toBe('session_not_found');
    expect(
      await phone.failure('POST /payments/worldline/create-sale-transaction', {
        body: { session, order: order.unique_order_number },
      }),
    ).toBe('kiosk_not_enrolled');
  });

  it('of one place is a phone at every other', async () => {
    const { device, venue } = await aPlace();
    const other = await aTable(server, venue, { orderType: 'self_service' });
    const guest = await aGuestAtKiosk(device, other.code);
    const { session } = guest;
    expect(await guest.failure('POST /cart/{session}/add', { session, body: soup })).toBe(
      'kiosk_not_enrolled',
    );
  });

  it('[KIOSK-09] begins anew with each scan: the guest before is gone, from the address bar too', async () => {
    const { device, table } = await aPlace();
    const first = await aGuestAtKiosk(device, table.code);
    const { session } = first;
    await first.call('POST /cart/{session}/add', { session, body: soup });
    const second = await aGuestAtKiosk(device, table.code);
    expect(second.session).not.toBe(session);
    const cart = await second.call('GET /cart/{session}/get', { session: second.session });
    expect(cart.cart).toEqual([]);
    expect(await first.failure('GET /get-session-data/{session}', { session })).toBe('session_ended');
    expect(await first.failure('POST /cart/{session}/place-order', { session, body: {} })).toBe(
      'session_ended',
    );
  });
});

describe('the code that makes a kiosk', () => {
  it('works once, for one device; the one before is a phone again', async () => {
    const { device, table, owner, one } = await aPlace();
    const before = await aGuestAtKiosk(device, table.code);
    const { code } = await owner.call('POST /console/{venue}/kiosks/{kiosk}/code', one);
    const next = server.client();
    await enrolling(next, code);
    expect(await refusedCode(server.client(), code)).toBe('kiosk_code_wrong');
    const { session } = before;
    expect(await before.failure('POST /cart/{session}/add', { session, body: soup })).toBe(
      'kiosk_not_enrolled',
    );
    expect((await device.call('GET /kiosk/device', {})).device).toBeNull();
    await placed(await aGuestAtKiosk(next, table.code));
  });

  it('of two devices that type it at once makes one the kiosk', async () => {
    const { owner, one, table } = await aPlace();
    const { code } = await owner.call('POST /console/{venue}/kiosks/{kiosk}/code', one);
    const devices = [server.client(), server.client(), server.client()];
    const made = await Promise.allSettled(devices.map(each => enrolling(each, code)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const shown = await Promise.all(devices.map(each => each.call('GET /kiosk/device', {})));
    expect(shown.filter(({ device }) => device?.hash === table.code)).toHaveLength(1);
  });

  it('runs out, is replaced by a newer one, and is stored nowhere', async () => {
    const { owner, one } = await aPlace();
    const make = () => owner.call('POST /console/{venue}/kiosks/{kiosk}/code', one);
    const old = await make();
    const { code, expires_at } = await make();
    expect(await refusedCode(server.client(), old.code)).toBe('kiosk_code_wrong');
    const { rows } = await server.database.pool.query(
      `select row_to_json(k)::text as text from kiosk k where k.id = $1
       union all select data::text from audit_log where subject = 'kiosk:Entrance'`,
      [one.kiosk],
    );
    for (const { text } of rows) expect(text).not.toContain(code);
    server.clock.set(new Date(expires_at).getTime());
    expect(await refusedCode(server.client(), code)).toBe('kiosk_code_wrong');
  });

  it('cannot be guessed: past ten wrong ones from an address a right one is refused too', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const venue = await aVenue(strict);
      const owner = await aStaff(strict, venue, 'owner');
      const table = await aTable(strict, venue, { orderType: 'self_service' });
      const { code } = await owner.call('POST /console/{venue}/kiosks', {
        venue: venue.id,
        body: { name: 'Bar', table: table.id },
      });
      const stranger = strict.client();
      for (let tries = 0; tries < 10; tries += 1) {
        const wrong = String((Number(code) + 1 + tries) % 10 ** 9).padStart(9, '0');
        expect(await refusedCode(stranger, wrong)).toBe('kiosk_code_wrong');
      }
      expect(await refusedCode(stranger, code)).toBe('rate_limited');
    } finally {
      await strict.stop();
    }
  });

  it('gives a secret that only the browser has: in an HttpOnly cookie, bound to the host over https', async () => {
    const { owner, one } = await aPlace();
    const { code } = await owner.call('POST /console/{venue}/kiosks/{kiosk}/code', one);
    const answer = await server.client().fetch('/api/kiosk/enrol', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const cookie = answer.headers.getSetCookie().find(line => line.includes(KIOSK_COOKIE)) ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const secret = cookie.split(/[=;]/)[1] ?? '';
    expect(await answer.text()).not.toContain(secret);
    const { rows } = await server.database.pool.query(
      `select encode(token_hash, 'escape') as hash from kiosk_device where kiosk_id = $1`,
      [one.kiosk],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].hash).not.toContain(secret);
    const stranger = server.client();
    stranger.cookies.set(KIOSK_COOKIE, 'a'.repeat(43));
    expect((await stranger.call('GET /kiosk/device', {})).device).toBeNull();
  });

  it('of the demo opens nothing outside of it', async () => {
    expect(await refusedCode(server.client(), '123456789')).toBe('kiosk_code_wrong');
  });
});

describe('a kiosk that was ended', () => {
  it.each(['revoke', 'remove'] as const)('by %s orders nothing from that moment on', async deed => {
    const { device, table, owner, one } = await aPlace();
    const guest = await aGuestAtKiosk(device, table.code);
    const { session } = guest;
    await guest.call('POST /cart/{session}/add', { session, body: soup });
    await owner.call(`POST /console/{venue}/kiosks/{kiosk}/${deed}`, one);
    expect(await guest.failure('POST /cart/{session}/place-order', { session, body: {} })).toBe(
      'kiosk_not_enrolled',
    );
    expect((await device.call('GET /kiosk/device', {})).device).toBeNull();
  });

  it('by being put elsewhere begins anew there', async () => {
    const { device, table, owner, one, venue } = await aPlace();
    const guest = await aGuestAtKiosk(device, table.code);
    const other = await aTable(server, venue, { orderType: 'self_service' });
    const change = (to: string, revision: number) =>
      owner.call('POST /console/{venue}/kiosks/{kiosk}', {
        ...one,
        body: { name: 'Terrace', table: to, revision },
      });
    await change(other.id, 0);
    const { session } = guest;
    expect(await guest.failure('POST /cart/{session}/add', { session, body: soup })).toBe(
      'kiosk_not_enrolled',
    );
    await placed(await aGuestAtKiosk(device, other.code));
    await expect(change(other.id, 0)).rejects.toMatchObject({ code: 'settings_changed' });
    const dining = await aTable(server, venue);
    await expect(change(dining.id, 1)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { table: 'unknown' } },
    });
  });

  it('is nobody else’s: another venue finds none of that id', async () => {
    const { one } = await aPlace();
    const stranger = await aStaff(server, await aVenue(server), 'owner');
    for (const deed of ['code', 'revoke', 'remove'] as const) {
      expect(
        await stranger.failure(`POST /console/{venue}/kiosks/{kiosk}/${deed}`, {
          ...one,
          venue: stranger.venue,
        }),
      ).toBe('not_found');
    }
  });
});
