import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedBooks } from '@tableside/testkit/recomputed.ts';
import { aDay, type Day } from '@tableside/testkit/scenes/a-day.ts';
import { type PayServer, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { allSealed } from '@tableside/testkit/scenes/all-sealed.ts';
import {
  archived,
  changedArchive,
  forgedArchive,
  restored,
  unpacked,
} from '@tableside/testkit/scenes/an-archive.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkBooks } from '../ledger/index.ts';
import type { Manifest } from './format.ts';
import type { Restored } from './restore/restore.ts';

const NOW = '2026-03-18T10:00:00Z';
let server: PayServer;
let day: Day;
let owner: TestStaff;
let bytes: Buffer;
beforeAll(async () => {
  server = await payServer({ now: NOW });
  day = await aDay(server);
  owner = await aStaff(server, day.venue, 'owner');
  await withAPicture();
  await owner.call('POST /console/{venue}/z-reports', { venue: owner.venue, body: { after: 0 } });
}, 60_000);
afterAll(async () => {
  await server.stop();
});

/** The venue as it leaves; made once, in the first test that needs it: sealing waits for other files' transactions. */
const leave = async (): Promise<Buffer> => {
  if (bytes) return bytes;
  await allSealed(server, day.venue);
  bytes = await archived(server, day.venue.slug);
  return bytes;
};
beforeEach(leave);

const PICTURE = { id: 'cover1', width: 1000, height: 500, lqip: 'data:image/webp;base64,AAAA' };
const withAPicture = async (): Promise<void> => {
  mkdirSync(join(server.dataDir, 'media', PICTURE.id), { recursive: true });
  writeFileSync(join(server.dataDir, 'media', PICTURE.id, 'photo.webp'), 'a picture');
  await server.database.pool.query(
    "update venue set settings = settings || jsonb_build_object('cover', $2::jsonb) where id = $1",
    [day.venue.id, JSON.stringify(PICTURE)],
  );
};
const anotherServer = async (): Promise<PayServer> => {
  const other = await payServer({ now: NOW });
  onTestFinished(() => other.stop());
  return other;
};
const joined = async (at: PayServer, { invitations }: Restored): Promise<TestStaff> => {
  const found = invitations.find(({ role }) => role === 'owner');
  const client = at.client();
  const password = 'a new long password';
  const code = found?.code ?? '';
  expect(await client.call('POST /console/join', { body: { code } })).toMatchObject({ has_account: false });
  await client.call('POST /console/join/accept', { body: { code, password } });
  await client.call('POST /console/sign-in', { body: { email: found?.email ?? '', password } });
  return { ...client, venue: day.venue.id, email: found?.email ?? '' } as TestStaff;
};
const menuAt = async (at: PayServer): Promise<unknown> => {
  const phone = await at.guestAt(day.table.code);
  const response = await phone.fetch(`/api/get-menu-categories/${phone.session}`);
  return response.status === 200 ? response.json() : response.status;
};

describe('a venue that leaves and comes back', () => {
  it('has the same codes, menu, numbers and books in an empty installation, and leaves the same again', async () => {
    const there = await anotherServer();
    const done = await restored(there, bytes);
    expect(done).toMatchObject({
      venue: { slug: day.venue.slug },
      pictures: 1,
      openPayments: 0,
      openRefunds: 0,
    });
    expect(await checkBooks(there.database.run, day.venue.id)).toEqual([]);

    // Printed codes open their tables, and the menu is the same to the byte.
    const [here, now] = [await menuAt(server), await menuAt(there)];
    expect(typeof here).toBe('object');
    expect(now).toEqual(here);
    expect(readFileSync(join(there.dataDir, 'media', PICTURE.id, 'photo.webp'), 'utf8')).toBe('a picture');

    // The owner comes in by the invitation and reads the same books and reports.
    const boss = await joined(there, done);
    const zReports = (who: TestStaff) => who.call('GET /console/{venue}/z-reports', { venue: day.venue.id });
    expect(await zReports(boss)).toEqual(await zReports(owner));
    const [before, after] = [await exportedBooks(owner), await exportedBooks(boss)];
    expect(after.head).toEqual(before.head);
    const ended = await boss.call('POST /console/{venue}/z-reports', {
      venue: day.venue.id,
      body: { after: 1 },
    });
    expect(ended.report.number).toBe(2);
  });

  it('is archived again to the same files, but for the line that says that it was restored', async () => {
    const there = await anotherServer();
    await restored(there, bytes);
    const first = await unpacked(bytes);
    const second = await unpacked(await archived(there, day.venue.slug));
    expect([...second.keys()]).toEqual([...first.keys()]);
    const same = (all: Map<string, Buffer>, name: string): string => {
      const content = (all.get(name) ?? Buffer.alloc(0)).toString('utf8');
      return name === 'data/audit-log.jsonl'
        ? content
            .split('\n')
            .filter(line => !line.includes('archive-restore'))
            .join('\n')
        : content;
    };
    for (const name of first.keys()) {
      if (name !== 'manifest.json') expect(same(second, name), name).toBe(same(first, name));
    }
  });

  it('takes orders and money as before, under numbers that nobody had', async () => {
    const there = await anotherServer();
    await restored(there, bytes);
    const phone = await there.guestAt(day.table.code);
    await phone.call('POST /cart/{session}/add', {
      session: phone.session,
      body: { menu_item_id: 'soup', quantity: 1 },
    });
    const { order } = await phone.call('POST /cart/{session}/place-order', {
      session: phone.session,
      body: {},
    });
    const { rows } = await there.database.pool.query(
      `select unique_order_number as name from orders where venue_id = $1`,
      [day.venue.id],
    );
    expect(rows.filter(({ name }) => name === order.unique_order_number)).toHaveLength(1);
    expect(rows.length).toBeGreaterThan(1);
    await allSealed(there, day.venue);
    expect(await checkBooks(there.database.run, day.venue.id)).toEqual([]);
  });

  it('comes back beside another venue whose books have the same numbers, and that one stays as it was', async () => {
    const there = await anotherServer();
    const other = await aDay(there);
    await allSealed(there, other.venue);
    const theirs = await archived(there, other.venue.slug);
    await restored(there, bytes);
    for (const { id } of [other.venue, day.venue]) {
      expect(await checkBooks(there.database.run, id)).toEqual([]);
    }
    const [was, is] = [await unpacked(theirs), await unpacked(await archived(there, other.venue.slug))];
    for (const name of was.keys()) {
      // Sessions that are not over are written as over at the moment of the archive.
      if (!/manifest|guests/.test(name))
        expect(is.get(name)?.equals(was.get(name) ?? Buffer.alloc(0)), name).toBe(true);
    }
  });

  it('comes back from an archive that was made before a column and a file were', async () => {
    const without = await forgedArchive(
      bytes,
      'data/orders.jsonl',
      text => text.replace(/"allergy":"[^"]*",/g, ''),
      names => names.filter(name => name !== 'allergy'),
    );
    const older = await changedArchive(without, (all, manifest) => {
      all.delete('data/pace.jsonl');
      manifest.data = manifest.data.filter(({ part }) => part !== 'pace');
    });
    const there = await anotherServer();
    await restored(there, older);
    const { rows } = await there.database.pool.query('select distinct allergy from orders');
    expect(rows).toEqual([{ allergy: '' }]);
  });

  it('brings its staff by invitations, each to the role it had; somebody else can be invited as owner', async () => {
    const there = await anotherServer();
    const { invitations } = await restored(there, bytes, 'New@Owner.test');
    expect(invitations.map(({ role }) => role).sort()).toEqual(['manager', 'owner', 'owner', 'waiter']);
    expect(invitations.find(({ email }) => email === 'New@Owner.test')?.role).toBe('owner');
    const { rows } = await there.database.pool.query('select count(*)::int as n from auth_account');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('brings who signs in by PIN alone under the same id, waiting for a new PIN, the shifts of everybody, and nobody who works elsewhere by now', async () => {
    const input = { venue: day.venue.id, body: { name: 'Emilija', role: 'waiter' as const, pin: '4071' } };
    const { team } = await owner.call('POST /console/{venue}/team/add', input);
    const id = team.people.find(({ name }) => name === 'Emilija')?.id ?? '';
    const shift = { venue: day.venue.id, body: { deed: 'start' as const, shift: null } };
    await owner.call('POST /console/{venue}/own-shift', shift);
    const kept = await archived(server, day.venue.slug);
    const there = await anotherServer();
    const boss = await joined(there, await restored(there, kept));
    const { team: back } = await boss.call('GET /console/{venue}/team', { venue: day.venue.id });
    expect(back.people.find(each => each.id === id)).toMatchObject({
      name: 'Emilija',
      email: null,
      role: 'waiter',
      pin: false,
      pin_resettable: true,
    });
    expect(back.invitations.map(({ name }) => name)).not.toContain('Emilija');
    const { id: ownerId } = await owner.call('GET /console/me', {});
    const { rows: shifts } = await there.database.pool.query('select user_id, ended_at from work_shift');
    expect(shifts).toEqual([{ user_id: ownerId, ended_at: null }]);
    await boss.call('POST /console/{venue}/team/{person}/pin', {
      venue: day.venue.id,
      person: id,
      body: { pin: '8259' },
    });
    const busy = await anotherServer();
    const other = await aVenue(busy);
    await busy.database.pool.query("insert into auth_user (id, name) values ($1, 'Somebody else')", [id]);
    await busy.database.pool.query(
      "insert into staff_membership (user_id, venue_id, role) values ($1, $2, 'waiter')",
      [id, other.id],
    );
    await restored(busy, kept);
    const { rows: works } = await busy.database.pool.query(
      'select venue_id from staff_membership where user_id = $1',
      [id],
    );
    expect(works).toEqual([{ venue_id: other.id }]);
  });
});

describe('what is under way when an archive is made', () => {
  it('is unknown where it is restored, and a person is told', async () => {
    await server.database.pool.query(
      "update payment set status = 'unknown' where id = (select id from payment where venue_id = $1 and status = 'failed' limit 1)",
      [day.venue.id],
    );
    const there = await anotherServer();
    const { openPayments } = await restored(there, await archived(server, day.venue.slug));
    const { rows } = await there.database.pool.query(
      "select count(*)::int as n from money_alert where kind = 'payment_unresolved' and settled_at is null",
    );
    expect(rows).toEqual([{ n: openPayments }]);
  });
});

it('no password, key, token, session or address of a browser is in an archive', async () => {
  const { rows } = await server.database.pool.query(
    `select encode(token_hash, 'hex') as secret from guest_session
     union all select encode(device_hash, 'hex') from guest_session
     union all select password from auth_account where password is not null
     union all select token_hash from auth_session
     union all select encode(sealed_keys, 'hex') from provider_account
     union all select endpoint from push_subscription union all select endpoint from guest_push`,
  );
  expect(rows.length).toBeGreaterThan(5);
  const all = [...(await unpacked(bytes)).values()].map(content => content.toString('utf8')).join('\n');
  const phone = await server.guestAt(day.table.code);
  for (const secret of [...rows.map(row => row.secret as string), phone.session, day.phone.session]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(all.includes(secret)).toBe(false);
  }
  const manifest = JSON.parse(
    (await unpacked(bytes)).get('manifest.json')?.toString('utf8') ?? '',
  ) as Manifest;
  expect(manifest.sums.EUR?.captured).toBeGreaterThan(0);
});
