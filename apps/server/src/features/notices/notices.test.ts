import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseAlert } from '../ledger/index.ts';
import { LAST_BACKUP } from './backup-age.ts';
import { isNearlyFull } from './disk.ts';
import { noteFound } from './found-store.ts';

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await testServer({
    env: { PUBLIC_URL: 'https://menu.example' },
    extra: { sandboxMail: mailbox.port, sandbox: () => mailbox.address },
  });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const MINUTE_MS = 60_000;
/** A round of everything: what there is to tell is found, written, and sent. */
const round = async (minutes = 0): Promise<void> => {
  server.clock.advance(minutes * MINUTE_MS);
  for (const job of ['watch-for-notices', 'write-notice-letters', 'send-mail']) await server.jobs.runNow(job);
};
const view = (staff: TestStaff) => staff.call('GET /console/{venue}/notices', { venue: staff.venue });
type Choice = { cause: 'order-late' | 'alert' | 'books' | 'staff'; way: 'push' | 'mail' };
type Roles = ('owner' | 'manager' | 'waiter' | 'kitchen' | 'accountant')[];
const choose = (staff: TestStaff, choice: Choice, roles: Roles, was: Roles) => ({
  venue: staff.venue,
  body: { ...choice, roles, was },
});
const CHOOSE = 'POST /console/{venue}/notices';
const alert = (venueId: string, kind: 'keys_refused' | 'books_differ', key: string) =>
  server.database.transaction(run =>
    raiseAlert(run, { venueId, kind, dedupeKey: key, data: {}, now: server.clock.now() }),
  );

describe('a letter', () => {
  it('comes to whom the venue chose, one an hour about one cause, with all that came meanwhile', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    const manager = await aStaff(server, venue, 'manager');
    await alert(venue.id, 'keys_refused', `a:${venue.id}`);
    await round();
    await round(1);
    expect((await mailbox.mailsTo(owner.email)).length).toBe(1);
    expect(await mailbox.mailsTo(manager.email)).toEqual([]);

    const mail = { cause: 'alert', way: 'mail' } as const;
    await owner.call(CHOOSE, choose(owner, mail, ['owner', 'manager'], ['owner']));
    await alert(venue.id, 'keys_refused', `b:${venue.id}`);
    await alert(venue.id, 'keys_refused', `c:${venue.id}`);
    await round(30);
    expect((await mailbox.mailsTo(owner.email)).length).toBe(1);
    await round(31);
    const [, second, ...more] = (await mailbox.mailsTo(owner.email)).sort((a, b) =>
      a.text.length < b.text.length ? -1 : 1,
    );
    expect(more).toEqual([]);
    expect(second?.text.match(/A provider refuses your keys|Paslauga/g)?.length).toBe(2);
    expect(second?.text).toContain(`https://menu.example/console/${venue.slug}/money-alerts`);
    expect((await mailbox.mailsTo(manager.email)).length).toBe(1);
  });

  it('about one cause keeps none about another back', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    await alert(venue.id, 'keys_refused', `d:${venue.id}`);
    await round();
    await alert(venue.id, 'books_differ', `e:${venue.id}`);
    await round(1);
    expect((await mailbox.mailsTo(owner.email)).length).toBe(2);
  });

  it('does not come to who muted it, and the others still get theirs', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    const other = await aStaff(server, venue, 'owner');
    const body = { cause: 'alert', way: 'mail', muted: true } as const;
    const own = await owner.call('POST /console/{venue}/notices/own', { venue: venue.id, body });
    expect(own.told.filter(({ muted }) => muted)).toEqual([body]);
    await alert(venue.id, 'keys_refused', `f:${venue.id}`);
    await round();
    expect(await mailbox.mailsTo(owner.email)).toEqual([]);
    expect((await mailbox.mailsTo(other.email)).length).toBe(1);
  });

  it('says once that an order waits too long, and that somebody joined', async () => {
    const { staff: owner, phone } = await aTableScene(server, { role: 'owner' });
    await owner.call(CHOOSE, choose(owner, { cause: 'order-late', way: 'mail' }, ['owner'], []));
    expect((await placed(phone)).status).toBe('waiting_confirmation');
    await round(4);
    expect((await mailbox.mailsTo(owner.email)).length).toBe(0);
    await round(2);
    await round(10);
    expect((await mailbox.mailsTo(owner.email)).length).toBe(1);

    const { code } = await owner.call('POST /console/{venue}/team/invite', {
      venue: owner.venue,
      body: { name: 'Jonas', email: 'jonas@notices.test', role: 'waiter' },
    });
    await server.client().call('POST /console/join/accept', { body: { code, password: 'long enough now' } });
    await round();
    const letters = await mailbox.mailsTo(owner.email);
    expect(letters.some(({ text }) => text.includes('Jonas'))).toBe(true);
  });
});

describe('who is told', () => {
  it('is chosen by who leads, for roles that may be told, and not over a colleague', async () => {
    const venue = await aVenue(server);
    const manager = await aStaff(server, venue, 'manager');
    const waiter = await aStaff(server, venue, 'waiter');
    const books = { cause: 'books', way: 'push' } as const;
    const usual: Roles = ['owner', 'manager', 'accountant'];
    expect(await waiter.failure(CHOOSE, choose(waiter, books, [], usual))).toBe('not_allowed');
    const wide = choose(manager, books, ['waiter'], usual);
    expect(await manager.failure(CHOOSE, wide)).toBe('validation_failed');
    await manager.call(CHOOSE, choose(manager, books, ['owner'], usual));
    expect(await manager.failure(CHOOSE, choose(manager, books, [], usual))).toBe('settings_changed');
    const { causes } = await view(manager);
    const told = causes.find(({ cause }) => cause === 'books')?.ways.find(({ way }) => way === 'push')?.told;
    expect(told).toEqual(['owner']);
    const own = await waiter.call('GET /console/{venue}/notices/own', { venue: venue.id });
    expect(own.told.map(({ cause }) => cause)).not.toContain('books');
  });

  it('tries the ways out: a letter to oneself, a text message to a number', async () => {
    const owner = await aStaff(server, await aVenue(server), 'owner');
    await owner.call('POST /console/{venue}/notices/test-mail', { venue: owner.venue, body: {} });
    await server.jobs.runNow('send-mail');
    await expect.poll(async () => (await mailbox.mailsTo(owner.email)).length).toBe(1);
    const sms = { venue: owner.venue, body: { phone: '+37061155555' } };
    const sent = await owner.call('POST /console/{venue}/notices/test-sms', sms);
    expect(sent).toEqual({ taken: true, failure: null });
  });
});

it('says once that no backup followed the last one for days', async () => {
  const owner = await aStaff(server, await aVenue(server), 'owner');
  await server.jobs.runNow('watch-backups');
  await round();
  expect(await mailbox.mailsTo(owner.email)).toEqual([]);
  const last = new Date(server.clock.now());
  writeFileSync(join(server.dataDir, LAST_BACKUP), last.toISOString());
  for (const days of [2, 2, 2]) {
    server.clock.advance(days * 86_400_000);
    await server.jobs.runNow('watch-backups');
    await round();
  }
  const [letter, ...more] = await mailbox.mailsTo(owner.email);
  expect(more).toEqual([]);
  expect(letter?.text).toContain('4 days without a backup');
});

it('two servers that find the same thing write it down once', async () => {
  const venue = await aVenue(server);
  const found = { venueId: venue.id, cause: 'disk', dedupeKey: 'twice', subject: '1.0' } as const;
  const note = () => noteFound(server.database.run, found, new Date(server.clock.now()));
  await Promise.all([note(), note()]);
  const { rows } = await server.database.pool.query("select 1 from notice_entry where dedupe_key = 'twice'");
  expect(rows.length).toBe(1);
});

it.each([
  [100, 2_000, false],
  [99, 2_000, true],
  [0.9, 10, true],
  [1.1, 10, false],
])('%d GiB free of %d: nearly full is %s', (free, all, expected) => {
  expect(isNearlyFull(free * 1024 ** 3, all * 1024 ** 3)).toBe(expected);
});
