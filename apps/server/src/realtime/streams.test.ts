import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream, type TestStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { testClient } from '@tableside/testkit/server/server-client.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compose } from '../composition.ts';
import { appendToOutbox } from './index.ts';
import { pruneEvents } from './store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const scene = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const table = await aTable(server, venue);
  return { venue, table, phone: await server.guestAt(table.code) };
};
type Phone = Awaited<ReturnType<TestServer['guestAt']>>;

const streamOf = (phone: Phone, channels = '', lastEventId?: string) =>
  openStream(phone, `/api/realtime/${phone.session}${channels && `?channels=${channels}`}`, lastEventId);
const sessionId = async (phone: Phone): Promise<string> => {
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256').update(phone.session).digest();
  const row = await server.database.kysely
    .selectFrom('guest_session')
    .select('id')
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return row.id;
};
const tell = (venueId: string, version: number) =>
  appendToOutbox(server.database.run, [
    { audience: `venue:${venueId}`, event: 'menu-updated', data: { version } },
  ]);

/** The event with a version; publishing the scene's menu may be heard before it. */
const hear = async (stream: TestStream, version: number) => {
  for (;;) {
    const heard = await stream.next();
    if ((heard.data as { version?: number } | undefined)?.version === version) return heard;
  }
};

describe('event streams', () => {
  it('end when staff close the table between the proof of the session and the stream', async () => {
    const { venue, table, phone } = await scene();
    const neighbour = await server.guestAt(table.code);
    const told = await streamOf(neighbour);
    const staff = await aStaff(server, venue);
    const { sessions } = server.deps;
    const prove = sessions.prove;
    const slowly = vi.spyOn(sessions, 'prove').mockImplementationOnce(async (token, device) => {
      const guest = await prove(token, device);
      await staff.call('POST /console/{venue}/tables/{table}/close', {
        venue: venue.id,
        table: table.id,
        body: { force: true },
      });
      await told.next('session-ended');
      return guest;
    });
    const stream = await streamOf(phone);
    slowly.mockRestore();
    await stream.next('session-ended');
    await stream.ended;
    expect(stream.heard.at(-1)?.event).toBe('session-ended');
  });

  it('[RT-01] [RT-17] sends {channel, event, data} with a place to resume from, to the channels asked for', async () => {
    const { venue, phone } = await scene();
    const stream = await streamOf(phone, `session_orders_${phone.session},restaurant_${venue.id}`);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    await tell(venue.id, 107);
    const heard = await hear(stream, 107);
    expect(heard).toMatchObject({
      channel: `restaurant_${venue.id}`,
      event: 'menu-updated',
      data: { version: 107 },
    });
    expect(heard.id).toMatch(/^\d+\.\d+$/);
    stream.close();
  });

  it('[RT-01] gives nobody the channel of another session or venue', async () => {
    const { venue, phone } = await scene();
    const other = await scene();
    const stream = await streamOf(
      phone,
      `restaurant_${other.venue.id},session_orders_${other.phone.session}`,
    );
    const listening = await streamOf(other.phone);
    const own = await streamOf(phone);
    await tell(other.venue.id, 101);
    await hear(listening, 101);
    await tell(venue.id, 102);
    await hear(own, 102);
    expect(stream.heard).toEqual([]);
    expect(own.heard.filter(({ channel }) => channel !== `restaurant_${venue.id}`)).toEqual([]);
    for (const each of [stream, listening, own]) each.close();
  });

  it('refuses an unknown session, another phone and a stranger at the staff stream', async () => {
    const { venue, phone } = await scene();
    const stranger = server.client();
    expect((await openStream(stranger, `/api/realtime/${phone.session}`)).status).toBe(404);
    expect((await openStream(phone, `/api/realtime/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await openStream(stranger, `/api/console/${venue.id}/realtime`)).status).toBe(401);
    const elsewhere = await aStaff(server, (await scene()).venue);
    expect((await openStream(elsewhere, `/api/console/${venue.id}/realtime`)).status).toBe(404);
    const accountant = await aStaff(server, venue, 'accountant');
    expect((await openStream(accountant, `/api/console/${venue.id}/realtime`)).status).toBe(403);
  });

  it('[RT-17] resumes after the last event heard and repeats none', async () => {
    const { venue, phone } = await scene();
    const first = await streamOf(phone);
    await tell(venue.id, 101);
    await hear(first, 101);
    first.close();
    for (const version of [102, 103]) await tell(venue.id, version);
    const second = await streamOf(phone, '', first.place());
    await hear(second, 103);
    await tell(venue.id, 104);
    await hear(second, 104);
    const versions = second.heard.map(({ data }) => (data as { version: number }).version);
    expect(versions).toEqual([102, 103, 104]);
    second.close();
  });

  it('tells a client whose place is gone, foreign or no place at all to fetch everything anew', async () => {
    const { venue, phone } = await scene();
    const first = await streamOf(phone);
    await tell(venue.id, 101);
    await hear(first, 101);
    const old = first.place();
    await tell(venue.id, 102);
    await hear(first, 102);
    first.close();
    await server.database.pool.query("update outbox set created_at = now() - interval '49 hours'");
    await pruneEvents(server.database.run);
    for (const place of [old, '999999999999.1', 'nonsense']) {
      const stream = await streamOf(phone, '', place);
      expect((await stream.next()).event).toBe('reset');
      await tell(venue.id, 103);
      await hear(stream, 103);
      expect(stream.heard.filter(({ event }) => event === 'reset')).toHaveLength(1);
      stream.close();
    }
    const recent = await streamOf(phone, '', first.place());
    expect((await recent.next()).data).toEqual({ version: 103 });
    recent.close();
  });

  it('ends a stream with its session and lets nobody back in', async () => {
    const { phone } = await scene();
    const stream = await streamOf(phone);
    const id = await sessionId(phone);
    await server.database.transaction(async run => {
      await run('t-end', 'update guest_session set ended_at = now() where id = $1', [id]);
      await appendToOutbox(run, [{ audience: `session:${id}`, event: 'session-ended', data: {} }]);
    });
    await stream.next('session-ended');
    await stream.ended;
    expect((await streamOf(phone, '', stream.place())).status).toBe(410);
  });

  it('delivers the events of one server to the streams of another on the same database', async () => {
    const { venue, phone } = await scene();
    const { deps } = server;
    const second = compose({
      guestFolder: `${server.dataDir}/no-guest`,
      consoleFolder: `${server.dataDir}/no-console`,
      version: 'test',
      env: deps.env,
      database: deps.database,
      clock: deps.clock,
      log: pino({ level: 'silent' }),
    });
    await second.start();
    const url = await second.app.listen({ port: 0, host: '127.0.0.1' });
    const there = testClient(url);
    for (const [name, value] of phone.cookies) there.cookies.set(name, value);
    const stream = await openStream(there, `/api/realtime/${phone.session}`);
    const waiter = await aStaff(server, venue);
    await waiter.call('POST /console/{venue}/status', {
      venue: venue.id,
      body: { order_status: 'rush_mode', rush_mode_wait_minutes: 30 },
    });
    expect((await stream.next('rush-mode-activated')).data).toMatchObject({ rush_mode_wait_minutes: 30 });
    const stopped = second.stop();
    await stream.ended;
    await stopped;
  });

  it('ends the streams of staff who sign out', async () => {
    const { venue } = await scene();
    const waiter = await aStaff(server, venue);
    const stream = await openStream(waiter, `/api/console/${venue.id}/realtime`);
    expect(stream.status).toBe(200);
    await waiter.call('POST /console/sign-out', {});
    await stream.ended;
    expect((await openStream(waiter, `/api/console/${venue.id}/realtime`)).status).toBe(401);
  });
});
