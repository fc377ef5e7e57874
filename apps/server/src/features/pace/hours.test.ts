import type { HoursSettings } from '@tableside/contract/http/console/pace';
import { aTableScene, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
/** A Wednesday, 14:00 in Vilnius. */
beforeEach(() => server.clock.set('2026-11-18T12:00:00Z'));

const NOTHING: HoursSettings = { weekly: [], exceptions: [], last_order_minutes: 0 };
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const at = (hour: number, minute = 0): number => hour * 60 + minute;

const aHouse = () => aTableScene(server, { role: 'manager' });
const saveIfUnchanged = ({ staff, venue }: TableScene, revision: number, over: Partial<HoursSettings>) =>
  staff.call('POST /console/{venue}/hours', { venue: venue.id, body: { revision, ...NOTHING, ...over } });
const seen = async ({ staff, venue }: TableScene) =>
  (await staff.call('GET /console/{venue}/hours', { venue: venue.id })).hours;
const save = async (scene: TableScene, over: Partial<HoursSettings>) =>
  saveIfUnchanged(scene, (await seen(scene)).revision, over);
/** As somebody reads it who scans now: sessions do not outlive these days. */
const restaurant = async ({ table }: TableScene) => {
  const phone = await server.guestAt(table.code);
  return (await phone.call('GET /get-session-data/{session}', { session: phone.session })).restaurant;
};
const order = async ({ phone }: TableScene): Promise<string> => {
  const { session } = phone;
  try {
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
    await phone.call('POST /cart/{session}/place-order', { session, body: {} });
    return 'placed';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('opening hours', () => {
  it('of two who set them, the second is told by whom: no exception is lost, and the page of the pace is another one', async () => {
    const scene = await aHouse();
    const { staff, venue } = scene;
    const tablet = await openStream(staff, `/api/console/${venue.id}/realtime`);
    const closed = { first: '2026-12-24', last: '2026-12-25', spans: [], reason: 'Holidays' };
    expect(await seen(scene)).toMatchObject({ revision: 0, changed_by: null });
    const { hours } = await saveIfUnchanged(scene, 0, { exceptions: [closed] });
    expect(hours).toEqual({ ...NOTHING, exceptions: [closed], revision: 1, changed_by: expect.any(String) });
    const told = { page: 'hours', revision: 1, changed_by: hours.changed_by };
    expect((await tablet.next('board-settings')).data).toMatchObject(told);
    tablet.close();
    const weekly = [{ days: DAYS, from: at(11), to: at(22) }];
    await expect(saveIfUnchanged(scene, 0, { weekly })).rejects.toMatchObject({
      code: 'settings_changed',
      http: 409,
      details: { revision: 1, changed_by: hours.changed_by },
    });
    expect(await seen(scene)).toEqual(hours);
    const both = { weekly, exceptions: [closed] };
    expect((await saveIfUnchanged(scene, 1, both)).hours).toMatchObject({ ...both, revision: 2 });
    const { pace } = await staff.call('GET /console/{venue}/hours', { venue: venue.id });
    expect(pace.revision).toBe(0);
  });

  it('[ORDER-55] [ORDER-57] [RT-16] an exception for today closes the venue at once: guests read when it opens, and cannot order', async () => {
    const scene = await aHouse();
    const { phone, venue } = scene;
    expect(await order(scene)).toBe('placed');
    const stream = await openStream(phone, `/api/realtime/${phone.session}?channels=restaurant_${venue.id}`);
    const { opening } = await save(scene, {
      weekly: [{ days: DAYS, from: at(11), to: at(22) }],
      exceptions: [{ first: '2026-11-18', last: '2026-11-19', spans: [], reason: 'Staff party' }],
    });
    const told = { state: 'closed', reason: 'Staff party', day: '5', date: '20', month: '11', time: '11:00' };
    expect(opening).toEqual(told);
    expect((await stream.next('is-currently-working-hours-updated')).data).toMatchObject({
      is_currently_working_hours: false,
      opening: told,
    });
    stream.close();
    expect(await restaurant(scene)).toMatchObject({ is_currently_working_hours: false, opening: told });
    expect(await order(scene)).toBe('not_accepting_orders');
    await save(scene, { weekly: [{ days: DAYS, from: at(11), to: at(22) }] });
    expect(await restaurant(scene)).toMatchObject({ is_currently_working_hours: true, opening: null });
    expect(await order(scene)).toBe('placed');
  });

  it('follow the clock: last orders, the night, the day after; each told once, by whichever server', async () => {
    const scene = await aHouse();
    await save(scene, { weekly: [{ days: DAYS, from: at(11), to: at(2) }], last_order_minutes: 30 });
    const read: unknown[] = [];
    for (const moment of [
      '2026-11-18T23:29:00Z',
      '2026-11-18T23:30:00Z',
      '2026-11-19T00:00:00Z',
      '2026-11-19T08:59:00Z',
      '2026-11-19T09:00:00Z',
    ]) {
      server.clock.set(moment);
      await server.jobs.runNow('follow-schedules');
      await server.jobs.runNow('follow-schedules');
      const { is_currently_working_hours: open, opening } = await restaurant(scene);
      read.push([open, opening?.state ?? null, opening?.day ?? null, opening?.time ?? null]);
    }
    expect(read).toEqual([
      [true, null, null, null],
      [false, 'last_orders', 'today', '11:00'],
      [false, 'closed', 'today', '11:00'],
      [false, 'closed', 'today', '11:00'],
      [true, null, null, null],
    ]);
    const events = await server.database.kysely
      .selectFrom('outbox')
      .select('id')
      .where('event', '=', 'is-currently-working-hours-updated')
      .where('audience', '=', `venue:${scene.venue.id}`)
      .execute();
    expect(events).toHaveLength(3);
  });

  it('say another day when the day turns, without the venue opening', async () => {
    const scene = await aHouse();
    await save(scene, { weekly: [{ days: [5], from: at(18), to: at(22) }] });
    expect((await restaurant(scene)).opening).toMatchObject({ day: '5', time: '18:00' });
    server.clock.set('2026-11-18T22:01:00Z');
    await server.jobs.runNow('follow-schedules');
    expect((await restaurant(scene)).opening).toMatchObject({ day: 'tomorrow' });
  });

  it('refuse what nobody could follow, and keep what was', async () => {
    const scene = await aHouse();
    const day = { spans: [], reason: '' };
    for (const over of [
      { exceptions: [{ ...day, first: '2026-02-30', last: '2026-02-30' }] },
      { exceptions: [{ ...day, first: '2026-12-02', last: '2026-12-01' }] },
      {
        exceptions: [
          { ...day, first: '2026-12-01', last: '2026-12-05' },
          { ...day, first: '2026-12-05', last: '2026-12-05' },
        ],
      },
      { weekly: [{ days: DAYS, from: at(10), to: at(10) }] },
    ]) {
      await expect(save(scene, over)).rejects.toMatchObject({ code: 'validation_failed' });
    }
    const { staff, venue } = scene;
    const kept = await staff.call('GET /console/{venue}/hours', { venue: venue.id });
    expect(kept).toMatchObject({ hours: NOTHING, opening: null, today: '2026-11-18', history: [] });
  });
});
