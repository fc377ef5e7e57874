import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wallDate, wallTime } from './wall-time.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: '2026-03-18T10:00:00Z' });
});
afterAll(() => server.stop());

describe('a venue’s clock', () => {
  it.each([
    ['Europe/Vilnius', '2026-03-18T10:00:00Z', { day: 3, minutes: 720 }],
    ['Europe/Vilnius', '2026-03-22T22:30:00Z', { day: 1, minutes: 30 }],
    ['America/New_York', '2026-03-18T03:59:00Z', { day: 2, minutes: 1439 }],
    ['Asia/Kathmandu', '2026-03-18T00:00:00Z', { day: 3, minutes: 345 }],
    // The hour that the change to summer time leaves out, and the one that comes twice in autumn.
    ['Europe/Vilnius', '2026-03-29T01:00:00Z', { day: 7, minutes: 240 }],
    ['Europe/Vilnius', '2026-10-25T01:00:00Z', { day: 7, minutes: 180 }],
  ])('shows %s at %s', (zone, at, expected) => {
    expect(wallTime(zone, Date.parse(at))).toEqual(expected);
  });

  it('knows the date where the venue is', () => {
    expect(wallDate('Europe/Vilnius', Date.parse('2025-12-31T22:05:00Z'))).toEqual({
      year: 2026,
      month: 1,
      day: 1,
      minutes: 5,
    });
  });
});

describe('working hours', () => {
  it('[RT-16] [ORDER-55] open and close the venue, and tell its guests and staff', async () => {
    const days = [1, 2, 3, 4, 5, 6, 7];
    const venue = await aVenue(server, { settings: { workingHours: [{ days, from: 9 * 60, to: 13 * 60 }] } });
    await aMenu(server, venue);
    const phone = await server.guestAt((await aTable(server, venue)).code);
    const isOpen = async () => {
      const data = await phone.call('GET /get-session-data/{session}', { session: phone.session });
      return data.restaurant.is_currently_working_hours;
    };
    await server.jobs.runNow('follow-schedules');
    expect(await isOpen()).toBe(true);
    server.clock.set('2026-03-18T11:00:00Z');
    await server.jobs.runNow('follow-schedules');
    await server.jobs.runNow('follow-schedules');
    expect(await isOpen()).toBe(false);
    const events = await server.database.kysely
      .selectFrom('outbox')
      .select(['audience', 'event', 'data'])
      .where('event', 'in', ['is-currently-working-hours-updated', 'board-venue'])
      .where('audience', 'like', `%${venue.id}`)
      .orderBy('id')
      .execute();
    const data = {
      order_status: 'open',
      rush_mode_wait_minutes: null,
      is_currently_working_hours: false,
      opening: { state: 'closed', reason: '', day: 'tomorrow', date: '19', month: '3', time: '09:00' },
    };
    expect(events).toEqual([
      { audience: `venue:${venue.id}`, event: 'is-currently-working-hours-updated', data },
      { audience: `staff:${venue.id}`, event: 'board-venue', data },
    ]);
  });
});

describe('the venue in memory', () => {
  it('is read again for a newer revision, and shared by readers that come together', async () => {
    const venue = await aVenue(server, { name: 'Before' });
    const { venues } = server.deps;
    expect((await venues.get(venue.id, 1)).name).toBe('Before');
    await server.database.kysely
      .updateTable('venue')
      .set({ name: 'After', revision: 2 })
      .where('id', '=', venue.id)
      .execute();
    expect((await venues.get(venue.id, 1)).name).toBe('Before');
    const [one, two] = await Promise.all([venues.get(venue.id, 2), venues.get(venue.id, 2)]);
    expect([one.name, one === two]).toEqual(['After', true]);
    expect((await venues.get(venue.id)).revision).toBe(2);
  });
});
