import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** A table that this server has seen scanned. What follows is done to the database, as another server would. */
const scannedTable = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const table = await aTable(server, venue);
  const first = await server.guestAt(table.code);
  return { venue, table, first, hash: table.code };
};
type Place = Awaited<ReturnType<typeof scannedTable>>;
const guest = () => server.client();
const sessionsAt = ({ table }: Place) =>
  server.database.kysely.selectFrom('guest_session').selectAll().where('table_id', '=', table.id).execute();

describe('a code that was scanned before', () => {
  it('opens a new phone’s session in one statement, at the same party', async () => {
    const place = await scannedTable();
    const query = vi.spyOn(server.database.pool, 'query');
    await server.guestAt(place.hash);
    const names = query.mock.calls.map(([statement]) => (statement as { name?: string }).name ?? '');
    // Jobs run beside it.
    expect(names.filter(name => /^(table-by|session-)/.test(name))).toEqual(['session-join']);
    const sessions = await sessionsAt(place);
    expect(sessions.map(({ guest_index }) => guest_index).sort()).toEqual([1, 2]);
    expect(new Set(sessions.map(({ visit_id }) => visit_id)).size).toBe(1);
  });

  it.each([
    ['venue_disabled', { scan_status: 'disabled' }],
    ['updating_menu', { scan_status: 'updating_menu' }],
  ] as const)('[SCAN-13] is %s from the moment another server says so', async (code, change) => {
    const place = await scannedTable();
    const set = (values: { scan_status: 'disabled' | 'updating_menu' | 'active' }) =>
      server.database.kysely.updateTable('venue').set(values).where('id', '=', place.venue.id).execute();
    await set(change);
    expect(await guest().failure('GET /{hash}', place)).toBe(code);
    expect(await sessionsAt(place)).toHaveLength(1);
    await set({ scan_status: 'active' });
    await server.guestAt(place.hash);
    expect(await sessionsAt(place)).toHaveLength(2);
  });

  it('opens nothing once the table has another code', async () => {
    const place = await scannedTable();
    const code = `${place.hash.slice(1)}z`;
    await server.database.kysely
      .updateTable('venue_table')
      .set({ code })
      .where('id', '=', place.table.id)
      .execute();
    expect(await guest().failure('GET /{hash}', place)).toBe('table_code_unknown');
    await server.guestAt(code);
    expect(await sessionsAt(place)).toHaveLength(2);
  });

  it('seats nobody at a party whose six hours are over', async () => {
    const place = await scannedTable();
    const now = server.clock.now();
    server.clock.advance(6 * 60 * 60 * 1000 + 1000);
    await server.guestAt(place.hash);
    server.clock.set(now);
    expect(new Set((await sessionsAt(place)).map(({ visit_id }) => visit_id)).size).toBe(2);
  });
});
