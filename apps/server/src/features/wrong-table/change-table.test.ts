import { aMenu, someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aScene = async (flagOverrides: Record<string, boolean> = {}) => {
  const scene = await aTableScene(server, {
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
    table: { flagOverrides },
  });
  return { ...scene, right: await aTable(server, scene.venue, { name: 'Table 2', flagOverrides }) };
};
const add = ({ call, session }: Phone, menu_item_id: string, quantity = 1) =>
  call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity } });
const go = ({ call, session }: Phone, code: string) =>
  call('POST /session/{session}/change-table', { session, body: { code } });
const linesOf = async ({ call, session }: Phone) =>
  (await call('GET /cart/{session}/get', { session })).cart.map(({ item_id, quantity }) => [
    item_id,
    quantity,
  ]);
const rename = (table: TestTable, short_code: string) =>
  server.database.kysely.updateTable('venue_table').set({ short_code }).where('id', '=', table.id).execute();

describe('a guest who scanned the wrong table', () => {
  it('goes to the right one with the cart, and leaves nothing behind', async () => {
    const { phone, table, right, venue, staff } = await aScene();
    await add(phone, 'soup', 2);
    await phone.call('POST /call-waiter/call', { body: { session: phone.session } });
    const stream = await openStream(phone, `/api/realtime/${phone.session}`);
    const answer = await go(phone, right.code);
    expect(answer).toMatchObject({
      same: false,
      table_id: right.id,
      table_name: 'Table 2',
      added: 2,
      left_behind: [],
    });
    expect(await linesOf({ ...phone, session: answer.session })).toEqual([['soup', 2]]);
    await expect(linesOf(phone)).rejects.toMatchObject({ code: 'session_ended' });
    await stream.next('session-ended');
    await stream.ended;
    const { tables } = await staff.call('GET /console/{venue}/tables', { venue: venue.id });
    expect(tables.find(({ id }) => id === table.id)).toMatchObject({ state: 'free', guests: 0 });
    expect(tables.find(({ id }) => id === right.id)).toMatchObject({ guests: 1 });
    // Who sits down there next finds an empty table.
    expect(await linesOf(await server.guestAt(table.code))).toEqual([]);
  });

  it('reads that a sign of before is no longer used, and stays where they are', async () => {
    const { phone, right } = await aScene();
    await server.database.run('retire-of-test', 'update venue_table set retired_at = now() where id = $1', [
      right.id,
    ]);
    for (const code of [right.code, right.shortCode]) {
      await expect(go(phone, code)).rejects.toMatchObject({ code: 'table_code_replaced' });
    }
    expect(await linesOf(phone)).toEqual([]);
  });

  it('is understood when the short code is said: small letters, spaces, letters that look alike', async () => {
    const { phone, right } = await aScene();
    await rename(right, 'BQ1X0');
    const answer = await go(phone, ' bq-ixo ');
    expect(answer).toMatchObject({ table_id: right.id });
    const there = { ...phone, session: answer.session };
    expect(await go(there, '8OLX0')).toMatchObject({ same: true, session: there.session });
  });

  it('is not sent somewhere when two tables could be meant, nor by letters alike to another venue', async () => {
    const { phone, right, venue } = await aScene();
    await rename(right, 'KK0MM');
    await rename(await aTable(server, venue), 'KKOMM');
    await expect(go(phone, 'KKQMM')).rejects.toMatchObject({ code: 'table_code_unknown' });
    expect(await go(phone, 'kk0mm')).toMatchObject({ table_id: right.id });
    const elsewhere = await aScene();
    await expect(go(elsewhere.phone, 'KKQMM')).rejects.toMatchObject({ code: 'table_code_unknown' });
  });

  it('keeps the language', async () => {
    const { phone, right } = await aScene();
    const { session } = phone;
    await phone.call('POST /session/{session}/update-language', { session, body: { language: 'lt' } });
    const { session: there } = await go(phone, right.code);
    const data = await phone.call('GET /get-session-data/{session}', { session: there });
    expect(data.selected_language).toBe('lt');
  });

  it('reads what could not come along: sold out meanwhile, or of another venue', async () => {
    const { phone, right, venue } = await aScene();
    await add(phone, 'soup', 2);
    await add(phone, 'beer');
    await someStock(server, venue, 'item', 'soup', 1);
    const there = await go(phone, right.code);
    expect(there).toMatchObject({ added: 2 });
    expect(there.left_behind).toEqual([{ name: 'Dish soup', quantity: 1, reason: 'sold_out' }]);
    const other = await aVenue(server);
    await aMenu(server, other);
    const away = await go({ ...phone, session: there.session }, (await aTable(server, other)).code);
    expect(away).toMatchObject({ added: 0, restaurant_id: other.id });
    expect(away.left_behind.map(({ reason }) => reason)).toEqual(['other_venue', 'other_venue']);
  });

  it('stays while something of theirs is open or unpaid: staff move them', async () => {
    const { phone, right, staff, venue } = await aScene({ 'skip-payment': true });
    const { unique_order_number: order } = await placed(phone);
    await expect(go(phone, right.code)).rejects.toMatchObject({ code: 'table_change_refused' });
    await staff.call('POST /console/{venue}/orders/{order}/close', { venue: venue.id, order });
    await expect(go(phone, right.code)).rejects.toMatchObject({ code: 'table_change_refused' });
    await staff.call('POST /console/{venue}/orders/{order}/settle-cash', { venue: venue.id, order });
    expect(await go(phone, right.code)).toMatchObject({ same: false });
  });

  it('takes only their own dishes out of a cart that is shared', async () => {
    const { phone, right, table } = await aScene({ 'shared-cart': true });
    const friend = await server.guestAt(table.code);
    await add(phone, 'soup');
    await add(friend, 'beer');
    const host = await server.guestAt(right.code);
    const { session } = await go(phone, right.code);
    expect(await linesOf(friend)).toEqual([['beer', 1]]);
    for (const each of [host, { ...phone, session }]) expect(await linesOf(each)).toEqual([['soup', 1]]);
  });

  it('sees nothing of those who sat there before', async () => {
    const { phone, right, staff, venue } = await aScene({ 'shared-cart': true });
    const before = await server.guestAt(right.code);
    await add(before, 'steak');
    const asked = { venue: venue.id, table: right.id, body: { force: true } };
    await staff.call('POST /console/{venue}/tables/{table}/close', asked);
    const { session } = await go(phone, right.code);
    expect(await linesOf({ ...phone, session })).toEqual([]);
  });

  it('sits nowhere twice when the way out is shut at the last moment', async () => {
    const { phone, table, right, venue, staff } = await aScene();
    const { pool } = server.database;
    const begun = await pool.connect();
    try {
      // Staff close the table while the phone is on its way: it is at the other one already when that is known.
      await begun.query('begin');
      await begun.query('select from table_visit where table_id = $1 for update', [table.id]);
      const going = go(phone, right.code).catch((cause: unknown) => cause);
      const sat = () => pool.query('select from guest_session where table_id = $1', [right.id]);
      await expect.poll(async () => (await sat()).rowCount).toBe(1);
      await begun.query('update guest_session set ended_at = now() where table_id = $1', [table.id]);
      await begun.query('commit');
      expect(await going).toMatchObject({ code: 'session_ended' });
    } finally {
      begun.release(true);
    }
    const { tables } = await staff.call('GET /console/{venue}/tables', { venue: venue.id });
    expect(tables.find(({ id }) => id === right.id)).toMatchObject({ state: 'free', guests: 0 });
  });

  it('does not go by a code nobody has, nor with a phone that only looks', async () => {
    const { phone, table, right } = await aScene();
    await expect(go(phone, 'NOTHERE')).rejects.toMatchObject({ code: 'table_code_unknown' });
    const looking = server.client();
    const { session } = await looking.call('GET /preview/{hash}', { hash: table.code });
    await expect(go({ ...looking, session }, right.code)).rejects.toMatchObject({ code: 'preview_mode' });
    // Another phone with this one's token moves nobody.
    const stranger = await server.guestAt(table.code);
    await expect(
      stranger.call('POST /session/{session}/change-table', {
        session: phone.session,
        body: { code: right.code },
      }),
    ).rejects.toMatchObject({ code: 'session_not_found' });
  });
});
