import { aTableScene, type Phone } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const say = ({ call, session }: Phone, name: string) =>
  call('POST /session/{session}/party-name', { session, body: { name } });
const names = async ({ call, session }: Phone) =>
  (await call('GET /session/{session}/party', { session })).guests.map(each => [each.guest_index, each.name]);
const kept = async (): Promise<number> => {
  const rows = await server.database.run(
    'test-names',
    'select from guest_session where party_name is not null',
    [],
  );
  return rows.length;
};

describe('what the guests of a table call each other', () => {
  it('is read by the phones of the table, told to them as it changes, and taken back', async () => {
    const { phone, table } = await aTableScene(server);
    const other = await server.guestAt(table.code);
    const stream = await openStream(other, `/api/realtime/${other.session}`);
    expect(await say(phone, '  Ona \u202E ')).toEqual({ name: 'Ona' });
    await stream.next('party-updated');
    await say(other, '🦊');
    const told = [
      [1, 'Ona'],
      [2, '🦊'],
    ];
    expect(await names(phone)).toEqual(told);
    expect(await names(other)).toEqual(told);
    expect(await say(phone, ' ')).toEqual({ name: null });
    expect(await names(other)).toEqual([[2, '🦊']]);
    stream.close();
  });

  it('is told without the name, which would stay where events are kept', async () => {
    const { phone } = await aTableScene(server);
    await say(phone, 'Marija-Eleonora');
    const rows = await server.database.run(
      'test-outbox',
      `select from outbox where data::text like '%Eleonora%'`,
      [],
    );
    expect(rows).toEqual([]);
  });

  it('is unknown at other tables', async () => {
    const [here, there] = [await aTableScene(server), await aTableScene(server)];
    await say(here.phone, 'Ona');
    expect(await names(there.phone)).toEqual([]);
  });

  it('goes with the visit, whether staff close the table or its time is over', async () => {
    await server.database.run('test-clear', 'update guest_session set party_name = null', []);
    const [closed, over] = [await aTableScene(server), await aTableScene(server)];
    await say(closed.phone, 'Ona');
    await say(over.phone, 'Jonas');
    expect(await kept()).toBe(2);
    await closed.staff.call('POST /console/{venue}/tables/{table}/close', {
      venue: closed.venue.id,
      table: closed.table.id,
      body: { force: true },
    });
    expect(await kept()).toBe(1);
    await expect(say(closed.phone, 'Ona')).rejects.toMatchObject({ code: 'session_ended' });
    server.clock.advance(7 * 60 * 60 * 1000);
    await server.jobs.runNow('expire-sessions');
    expect(await kept()).toBe(0);
  });
});
