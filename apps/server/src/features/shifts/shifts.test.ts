import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const NOON = Date.parse('2026-11-28T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestServer;
let venueId: string;
let owner: TestStaff;
let manager: TestStaff;
let waiter: TestStaff;
let waiterId: string;
// The clock moves forward alone: each test has a noon of its own.
afterEach(() => server.stop());

beforeEach(async () => {
  server = await testServer({ now: NOON });
  const venue = await aVenue(server, { settings: { timeZone: 'Europe/Vilnius' } });
  venueId = venue.id;
  owner = await aStaff(server, venue, 'owner');
  manager = await aStaff(server, venue, 'manager');
  waiter = await aStaff(server, venue, 'waiter');
  waiterId = (await waiter.call('GET /console/me', {})).id;
});

type Deed = 'start' | 'break' | 'resume' | 'end';
const own = (who = waiter) => who.call('GET /console/{venue}/own-shift', { venue: venueId });
const said = (deed: Deed, shift: string | null, to?: string) => ({
  venue: venueId,
  body: { deed, shift, ...(to !== undefined && { to }) },
});
const act = (deed: Deed, shift: string | null, to?: string, who = waiter) =>
  who.call('POST /console/{venue}/own-shift', said(deed, shift, to));
const start = async (who = waiter): Promise<string> =>
  (await act('start', null, undefined, who)).shift?.id ?? '';
const hours = (who = owner, from = '2026-11-27', to = '2026-12-03') =>
  who.call('GET /console/{venue}/shifts', { venue: venueId, query: { from, to } });
const times = (from: string, to: string, break_minutes = 0, reason = 'She told me') => ({
  from,
  to,
  break_minutes,
  reason,
});

describe('the own shift', () => {
  it('is begun, paused and ended by its person, and comes to the minutes of work', async () => {
    expect(await own()).toEqual({ shift: null, kept: false });
    const id = await start();
    server.clock.advance(2 * HOUR);
    expect((await act('break', id)).shift).toMatchObject({ minutes: 120 });
    server.clock.advance(30 * MINUTE);
    expect((await own()).shift).toMatchObject({ minutes: 120, from: '2026-11-28T12:00' });
    await act('resume', id);
    server.clock.advance(HOUR);
    expect(await act('end', id)).toEqual({ shift: null, kept: true });
    const { shifts, people } = await hours();
    expect(shifts).toMatchObject([
      {
        person: waiterId,
        day: '2026-11-28',
        from: '2026-11-28T12:00',
        to: '2026-11-28T15:30',
        break_minutes: 30,
        minutes: 180,
        told_later: false,
        corrected: null,
      },
    ]);
    expect(people).toEqual([{ id: waiterId, name: waiter.name, minutes: 180 }]);
  });

  it('is one, from however many tablets and however often it is tapped; a tap that comes late says nothing of the next', async () => {
    const taps = await Promise.all(Array.from({ length: 6 }, () => act('start', null)));
    expect(new Set(taps.map(({ shift }) => shift?.id)).size).toBe(1);
    const id = taps[0]?.shift?.id ?? '';
    server.clock.advance(HOUR);
    await Promise.all([act('break', id), act('break', id)]);
    server.clock.advance(HOUR);
    await Promise.all([act('resume', id), act('resume', id)]);
    await Promise.all([act('end', id), act('end', id), act('end', id)]);
    const next = await start();
    expect(next).not.toBe(id);
    expect((await act('end', id)).shift?.id).toBe(next);
    const { shifts } = await hours();
    expect(shifts).toMatchObject([
      { id: next, to: null },
      { id, minutes: 60, break_minutes: 60 },
    ]);
  });

  it('that was asked for twice with one key is begun once, also when it ended meanwhile', async () => {
    const body = { deed: 'start' as const, shift: null };
    const first = { venue: venueId, body, idempotencyKey: 'start-once' };
    const { shift } = await waiter.call('POST /console/{venue}/own-shift', first);
    await act('end', shift?.id ?? '');
    await waiter.call('POST /console/{venue}/own-shift', first);
    expect((await hours()).shifts).toHaveLength(1);
  });

  it('that ends during a break is paid up to the break', async () => {
    const id = await start();
    server.clock.advance(HOUR);
    await act('break', id);
    server.clock.advance(HOUR);
    await act('end', id);
    expect((await hours()).shifts).toMatchObject([{ minutes: 60, break_minutes: 60, on_break: false }]);
  });

  it('that nobody ended is never ended by a guess: its person says when, within what can be', async () => {
    const id = await start();
    server.clock.advance(20 * HOUR);
    expect((await own()).shift).toMatchObject({ id, forgotten: true });
    expect((await hours()).shifts).toMatchObject([{ id, to: null, forgotten: true, minutes: 0 }]);
    const refused = (to?: string) => waiter.failure('POST /console/{venue}/own-shift', said('end', id, to));
    expect(await refused()).toBe('shift_forgotten');
    expect(await refused('2026-11-28T11:59')).toBe('shift_times_wrong');
    expect(await refused('2026-11-30T01:00')).toBe('shift_times_wrong');
    expect((await act('start', null)).shift?.id).toBe(id);
    await act('end', id, '2026-11-28T20:15');
    expect((await hours()).shifts).toMatchObject([
      { to: '2026-11-28T20:15', minutes: 495, told_later: true, forgotten: false },
    ]);
  });

  it('is of the venue alone, and nobody reads or ends that of a colleague', async () => {
    const id = await start();
    await act('end', id, undefined, manager);
    expect((await own()).shift?.id).toBe(id);
    const elsewhere = await aStaff(server, await aVenue(server), 'owner');
    const query = { venue: venueId, query: { from: '2026-11-28', to: '2026-11-28' } };
    expect(await elsewhere.failure('GET /console/{venue}/shifts', query)).toBe('not_found');
    expect(await waiter.failure('GET /console/{venue}/shifts', query)).toBe('not_allowed');
    expect(
      (await owner.call('GET /console/{venue}/shifts', { venue: venueId, query: {} })).shifts,
    ).toHaveLength(1);
    const wide = { venue: venueId, query: { from: '2026-01-01', to: '2026-11-28' } };
    expect(await owner.failure('GET /console/{venue}/shifts', wide)).toBe('validation_failed');
  });
});

describe('hours', () => {
  const correct = (shift: string, version: number, typed: ReturnType<typeof times>, who = owner) => ({
    send: () =>
      who.call('POST /console/{venue}/shifts/{shift}/correct', {
        venue: venueId,
        shift,
        body: { version, ...typed },
      }),
    failure: () =>
      who.failure('POST /console/{venue}/shifts/{shift}/correct', {
        venue: venueId,
        shift,
        body: { version, ...typed },
      }),
  });

  it('are corrected with a reason, one of two at once; the log keeps what was', async () => {
    const id = await start();
    server.clock.advance(20 * HOUR + 7_000);
    const typed = times('2026-11-28T12:00', '2026-11-28T20:00', 30);
    const both = await Promise.allSettled([
      correct(id, 1, typed).send(),
      correct(id, 1, times('2026-11-28T12:00', '2026-11-28T21:00'), manager).send(),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [{ shifts }] = [await hours()];
    const version = shifts[0]?.version ?? 0;
    await correct(id, version, typed).send();
    expect((await hours()).shifts).toMatchObject([
      {
        to: '2026-11-28T20:00',
        break_minutes: 30,
        minutes: 450,
        corrected: { by: owner.name, reason: 'She told me' },
      },
    ]);
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venueId, query: {} });
    expect(deeds[0]).toMatchObject({
      action: 'shift-correct',
      subject_name: waiter.name,
      data: { was: { from: '2026-11-28T12:00' }, now: { to: '2026-11-28T20:00' }, reason: 'She told me' },
    });
  });

  it('keep the seconds of a time that was not touched', async () => {
    server.clock.advance(59_000);
    const id = await start();
    server.clock.advance(HOUR);
    await act('end', id);
    const [shift] = (await hours()).shifts;
    await correct(id, shift?.version ?? 0, times(shift?.from ?? '', shift?.to ?? '', 5)).send();
    expect((await hours()).shifts).toMatchObject([{ minutes: 55, break_minutes: 5 }]);
  });

  it('are no times that cannot be, and no two shifts of one person at once', async () => {
    server.clock.advance(12 * HOUR);
    const put = (typed: ReturnType<typeof times>, person = waiterId) =>
      owner.failure('POST /console/{venue}/shifts/add', { venue: venueId, body: { person, ...typed } });
    await owner.call('POST /console/{venue}/shifts/add', {
      venue: venueId,
      body: { person: waiterId, ...times('2026-11-28T12:00', '2026-11-28T18:00') },
    });
    expect(await put(times('2026-11-28T17:00', '2026-11-28T19:00'))).toBe('shift_overlaps');
    expect(await put(times('2026-11-28T19:00', '2026-11-28T18:30'))).toBe('shift_times_wrong');
    expect(await put(times('2026-11-28T23:00', '2026-11-29T23:00'))).toBe('shift_times_wrong');
    expect(await put(times('2026-11-28T18:00', '2026-11-28T18:30', 45))).toBe('shift_times_wrong');
    expect(await put(times('2026-11-28T18:00', '2026-11-28T18:30'), 'nobody')).toBe('not_found');
    expect(await put({ ...times('2026-11-28T18:00', '2026-11-28T18:30'), reason: '' })).toBe(
      'validation_failed',
    );
    await owner.call('POST /console/{venue}/shifts/add', {
      venue: venueId,
      body: { person: waiterId, ...times('2026-11-28T18:00', '2026-11-28T18:30') },
    });
    expect((await hours()).people).toMatchObject([{ minutes: 390 }]);
  });

  it.each(['0000-00-00T00:00', '2026-02-30T10:00', '2026-11-28T24:00'])(
    'are none that no clock ever shows, such as %s: the field is named',
    async never => {
      server.clock.advance(12 * HOUR);
      const named = (field: string) => ({
        code: 'validation_failed',
        details: { fields: { [field]: 'custom' } },
      });
      const put = (typed: ReturnType<typeof times>) =>
        owner.call('POST /console/{venue}/shifts/add', {
          venue: venueId,
          body: { person: waiterId, ...typed },
        });
      await expect(put(times(never, '2026-11-28T18:00'))).rejects.toMatchObject(named('from'));
      await expect(put(times('2026-11-28T17:00', never))).rejects.toMatchObject(named('to'));
      await put(times('2026-11-28T12:00', '2026-11-28T18:00'));
      const [shift] = (await hours()).shifts;
      const mend = correct(shift?.id ?? '', shift?.version ?? 0, times(never, '2026-11-28T18:00'));
      await expect(mend.send()).rejects.toMatchObject(named('from'));
      await expect(act('end', await start(), never)).rejects.toMatchObject(named('to'));
    },
  );

  it('of one’s own are written by nobody but an owner', async () => {
    server.clock.advance(12 * HOUR);
    const typed = times('2026-11-28T12:00', '2026-11-28T18:00');
    const write = (person: string) => ({ venue: venueId, body: { person, ...typed } });
    const managerId = (await manager.call('GET /console/me', {})).id;
    const ownerId = (await owner.call('GET /console/me', {})).id;
    const add = 'POST /console/{venue}/shifts/add';
    expect(await manager.failure(add, write(managerId))).toBe('not_allowed');
    expect(await waiter.failure(add, write(waiterId))).toBe('not_allowed');
    await manager.call(add, write(waiterId));
    await owner.call(add, write(ownerId));
    await owner.call(add, write(managerId));
    const { shifts, team } = await hours(manager);
    expect(
      shifts
        .filter(({ correctable }) => correctable)
        .map(({ person }) => person)
        .sort(),
    ).toEqual([ownerId, waiterId].sort());
    expect(team.map(({ id }) => id)).not.toContain(managerId);
    const elsewhere = await aStaff(server, await aVenue(server), 'owner');
    const [shift] = shifts;
    const foreign = {
      venue: elsewhere.venue,
      shift: shift?.id ?? '',
      body: { version: 1, ...typed },
    };
    expect(await elsewhere.failure('POST /console/{venue}/shifts/{shift}/correct', foreign)).toBe(
      'not_found',
    );
  });

  it('are a file in which no name or reason is a formula', async () => {
    server.clock.advance(12 * HOUR);
    await owner.call('POST /console/{venue}/shifts/add', {
      venue: venueId,
      body: { person: waiterId, ...times('2026-11-28T12:00', '2026-11-28T18:00', 15, '=1+1') },
    });
    const answer = await owner.fetch(`/api/console/${venueId}/shifts/csv?from=2026-11-28&to=2026-11-28`);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const [, line, ...rest] = (await answer.text()).trim().split('\r\n');
    expect(line).toBe(
      `${waiter.name},2026-11-28,2026-11-28 12:00,2026-11-28 18:00,15,345,${owner.name},'=1+1`,
    );
    expect(rest).toEqual([]);
    const asWaiter = await waiter.fetch(`/api/console/${venueId}/shifts/csv?from=2026-11-28&to=2026-11-28`);
    expect(asWaiter.status).toBe(403);
  });

  it('stay where somebody was let go: an open shift is ended by a person', async () => {
    const id = await start();
    await owner.call('POST /console/{venue}/team/{person}/remove', {
      venue: venueId,
      person: waiterId,
      body: {},
    });
    server.clock.advance(20 * HOUR);
    expect((await hours()).shifts).toMatchObject([{ id, name: waiter.name, forgotten: true }]);
    await correct(id, 1, times('2026-11-28T12:00', '2026-11-28T14:00')).send();
    expect((await hours()).people).toMatchObject([{ minutes: 120 }]);
  });
});
