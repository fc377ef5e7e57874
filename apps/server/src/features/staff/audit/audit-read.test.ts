import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../index.ts';

let server: TestServer;
let venue: TestVenue;
let owner: TestStaff;
let waiter: TestStaff;
let waiterId: string;
const DEEDS = 120;

beforeAll(async () => {
  server = await testServer({ now: Date.now() });
  venue = await aVenue(server);
  owner = await aStaff(server, venue, 'owner');
  waiter = await aStaff(server, venue, 'waiter');
  waiterId = (await waiter.call('GET /console/me', {})).id;
  for (let index = 0; index < DEEDS; index += 1) {
    await audit(
      server.database.run,
      { userId: waiterId, venueId: venue.id },
      { action: index % 2 ? 'stock-set' : 'bill-discount', subject: `device:=1+${index}`, data: { index } },
    );
  }
  await owner.call('POST /console/{venue}/status', {
    venue: venue.id,
    body: { order_status: 'temporarily_disabled' },
  });
  const other = await aVenue(server);
  await audit(
    server.database.run,
    { userId: waiterId, venueId: other.id },
    { action: 'table-close', subject: 'table:elsewhere' },
  );
});
afterAll(() => server.stop());

const read = (query: Record<string, string> = {}) =>
  owner.call('GET /console/{venue}/audit', { venue: venue.id, query });

describe('the audit log', () => {
  it('is read page by page, newest first, each line once, of the own venue alone', async () => {
    const seen: string[] = [];
    let page = await read();
    expect(page.deeds[0]).toMatchObject({ action: 'venue-status', name: owner.name });
    for (;;) {
      seen.push(...page.deeds.map(({ id }) => id));
      if (!page.more) break;
      page = await read({ before: page.deeds.at(-1)?.id ?? '' });
    }
    expect(seen).toHaveLength(DEEDS + 1);
    expect(new Set(seen).size).toBe(DEEDS + 1);
    expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((a, b) => b - a));
  });

  it('is narrowed to who, what and when', async () => {
    const of = async (query: Record<string, string>) => {
      const { deeds, people, actions } = await read(query);
      expect(people.map(({ name }) => name).sort()).toEqual([owner.name, waiter.name].sort());
      expect(actions).toEqual(['bill-discount', 'stock-set', 'venue-status']);
      return deeds;
    };
    expect((await of({ who: waiterId })).every(({ name }) => name === waiter.name)).toBe(true);
    const stock = await of({ action: 'stock-set' });
    expect(stock).toHaveLength(50);
    expect(stock.every(({ action }) => action === 'stock-set')).toBe(true);
    expect(await of({ to: '2020-01-01' })).toEqual([]);
    expect(await of({ from: '2099-01-01' })).toEqual([]);
    expect(await of({ from: '2020-01-01', to: '2099-01-01' })).toHaveLength(50);
    const bad = await owner.fetch(`/api/console/${venue.id}/audit?from=yesterday`);
    expect(bad.status).toBe(400);
  });

  it('is narrowed to business days, also in the night in which the clocks go back', async () => {
    const bar = await aVenue(server, { settings: { timeZone: 'Europe/Vilnius', dayCutoffMinutes: 210 } });
    const barman = await aStaff(server, bar, 'owner');
    // Half past three comes twice, at 00:30 and 01:30 UTC: the day begins at the first.
    for (const at of ['2026-10-25T00:25:00Z', '2026-10-25T00:35:00Z', '2026-10-25T01:10:00Z']) {
      await server.database.pool.query(
        `insert into audit_log (venue_id, at, actor, action, subject) values ($1, $2, 'system', 'stock-set', 'item:tea')`,
        [bar.id, at],
      );
    }
    const day = '2026-10-25';
    const on = async (query: Record<string, string>) =>
      (await barman.call('GET /console/{venue}/audit', { venue: bar.id, query })).deeds.map(({ at }) => at);
    expect(await on({ from: day, to: day })).toEqual([
      '2026-10-25T01:10:00.000Z',
      '2026-10-25T00:35:00.000Z',
    ]);
    expect(await on({ to: '2026-10-24' })).toEqual(['2026-10-25T00:25:00.000Z']);
  });

  it('is a file in words, in which no cell is a formula', async () => {
    const response = await owner.fetch(`/api/console/${venue.id}/audit/csv?action=bill-discount`);
    expect(response.headers.get('content-type')).toContain('text/csv');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(DEEDS / 2 + 1);
    expect(lines[1]).toContain("'=1+");
    expect(lines[1]).not.toContain('bill-discount');
  });

  it('is whole in its file, each line once and newest first, however many are read at a stretch', async () => {
    const LINES = 1_203;
    const large = await aVenue(server);
    const chief = await aStaff(server, large, 'owner');
    await server.database.pool.query(
      `insert into audit_log (venue_id, actor, action, subject)
       select $1, 'system', 'table-close', 'device:' || n from generate_series(1, $2::int) n order by n`,
      [large.id, LINES],
    );
    const response = await chief.fetch(`/api/console/${large.id}/audit/csv?action=table-close`);
    const [, ...lines] = (await response.text()).trim().split('\r\n');
    const subjects = lines.map(line => Number(line.split(',')[3]));
    expect(subjects).toEqual(Array.from({ length: LINES }, (_, n) => LINES - n));
  });

  it('only grows', async () => {
    const { pool } = server.database;
    for (const statement of [
      "update audit_log set action = 'x'",
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow('append-only');
    }
  });
});
