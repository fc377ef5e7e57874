import { payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: Awaited<ReturnType<typeof payServer>>;
beforeAll(async () => {
  server = await payServer({ now: '2026-03-11T03:40:00Z' });
}, 60_000);
afterAll(() => server.stop());

it('keeps the two parts of the hour in which a business day begins apart: the morning of one is not the night of the same', async () => {
  const venue = await aVenue(server, { settings: { timeZone: 'Europe/Vilnius', dayCutoffMinutes: 330 } });
  const owner = await aStaff(server, venue, 'owner');
  const sell = async (price: number): Promise<void> => {
    const table = await aTable(server, venue);
    const { bill } = await owner.call('POST /console/{venue}/tables/{table}/bill', {
      venue: owner.venue,
      table: table.id,
      body: {},
    });
    const at = { venue: owner.venue, bill: bill.id };
    await owner.call('POST /console/{venue}/bills/{bill}/lines', {
      ...at,
      body: { lines: [{ name: 'Coffee', price, quantity: 1 }] },
    });
    await owner.call('POST /console/{venue}/bills/{bill}/settle', { ...at, body: { method: 'cash' } });
  };
  const curve = async () =>
    (await owner.call('GET /console/{venue}/home', { venue: owner.venue })).curve.map(({ hour, now }) => [
      hour,
      now,
    ]);

  // 05:40 of the clock, the first minutes of the day; then 05:10, its last.
  await sell(300);
  expect((await curve()).slice(0, 2)).toEqual([
    [5, 300],
    [6, null],
  ]);
  server.clock.advance(23.5 * 3_600_000);
  await sell(500);
  const night = await curve();
  expect(night).toHaveLength(25);
  expect([night[0], night[1], night[23], night[24]]).toEqual([
    [5, 300],
    [6, 300],
    [4, 300],
    [5, 800],
  ]);
});
