import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMenuDocument } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type FreshDatabase, freshDatabase } from '@tableside/testkit/server/cluster.ts';
import { type DatabaseLine, databaseLine } from '@tableside/testkit/server/database-line.ts';
import { type TestClient, testClient } from '@tableside/testkit/server/server-client.ts';
import {
  freePort,
  type ServerProcess,
  startServerProcess,
} from '@tableside/testkit/server/server-process.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { createMenuPublisher, createMenuReader } from '../features/menu/index.ts';

/** Two servers on one database; the way from the first to it can be cut. */
let fresh: FreshDatabase;
let database: Database;
let folder: string;
let line: DatabaseLine;
let [first, second]: ServerProcess[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ ...fresh.connection, max: 4 });
  folder = mkdtempSync(join(tmpdir(), 'tableside-still-'));
  line = await databaseLine(fresh.url);
  const secret = { SECRET_KEY: '11'.repeat(32), LOG_LEVEL: 'fatal' };
  const at = async (name: string, url: string) =>
    startServerProcess(join(folder, name), await freePort(), { ...secret, DATABASE_URL: url });
  [first, second] = await Promise.all([at('first', line.url), at('second', fresh.url)]);
}, 120_000);
afterAll(async () => {
  first?.thaw();
  line.mend();
  await Promise.all([first?.stop(), second?.stop()]);
  await line.close();
  await database.close();
  await fresh.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A venue whose orders stand on their table's bill, which all who order there write to. */
const furnished = async () => {
  const venue = await aVenue(
    { database },
    { settings: { functionalities: ['order', 'skip-payment', 'pay-go'] } },
  );
  await createMenuPublisher(database, Date.now, createMenuReader(database)).publish(
    venue.id,
    aMenuDocument(),
  );
  const tables = [await aTable({ database }, venue), await aTable({ database }, venue)] as const;
  const staff = await aStaff({ database, client: () => testClient(second?.url ?? '') }, venue);
  return { venue, tables, staff };
};

type Phone = TestClient & { readonly session: string };
const phoneAt = async (server: ServerProcess | undefined, code: string): Promise<Phone> => {
  const phone = testClient(server?.url ?? '');
  const { session } = await phone.call('GET /{hash}', { hash: code });
  return { ...phone, session };
};

const fill = async ({ call, session }: Phone): Promise<number> =>
  (await call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } })).revision;

const place = async (
  { call, session }: Phone,
  revision: number,
  key: string = randomUUID(),
): Promise<string> => {
  const { order } = await call('POST /cart/{session}/place-order', {
    session,
    body: { cart_revision: revision },
    idempotencyKey: key,
  });
  return order.order_id;
};

type Scene = Awaited<ReturnType<typeof furnished>>;
type Under = Pick<Scene, 'venue' | 'staff'> & {
  readonly table: Scene['tables'][0];
  /** Phones at the second server, of the same table and of another one. */
  readonly neighbour: Phone;
  readonly elsewhere: Phone;
  readonly phone: Phone;
  readonly revision: number;
  readonly key: string;
  /** What came of it: the order's number, or the failure in words. */
  readonly placing: Promise<string>;
};

/**
 * An order at the first server, on its way to the bill of a table where somebody has ordered: once the server stands
 * still, its transaction holds everything that an order holds. `work` runs then.
 */
const stoppedInTheMiddle = async (stop: () => void, work: (under: Under) => Promise<void>) => {
  const { venue, tables, staff } = await furnished();
  const [table, other] = tables;
  const neighbour = await phoneAt(second, table.code);
  await place(neighbour, await fill(neighbour));
  const phone = await phoneAt(first, table.code);
  const elsewhere = await phoneAt(second, other.code);
  const revision = await fill(phone);
  const key = randomUUID();
  const bills = await database.pool.connect();
  await bills.query('begin; select from bill for update');
  const placing = place(phone, revision, key).catch((cause: unknown) => String(cause));
  await expect
    .poll(() =>
      database.run(
        'waits',
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into bill%'",
        [],
      ),
    )
    .toHaveLength(1);
  stop();
  await bills.query('commit');
  bills.release();
  await work({ venue, table, staff, neighbour, elsewhere, phone, revision, key, placing });
};
/** What guests and staff do at the second server meanwhile: at another table, and at the very same. */
const othersServeOn = async ({ neighbour, elsewhere, table }: Under) => {
  const { call, session } = neighbour;
  const numbers = [
    await place(elsewhere, await fill(elsewhere)),
    await place(neighbour, await fill(neighbour)),
  ];
  await phoneAt(second, table.code);
  expect(await call('GET /orders/get-paygo-orders/{session}', { session })).toMatchObject({
    orders: [{ is_paid: false }],
  });
  return numbers;
};

/** The same phone, its requests at the second server. */
const atSecond = (phone: Phone): Phone => {
  const again = { ...testClient(second?.url ?? ''), session: phone.session };
  for (const [name, value] of phone.cookies) again.cookies.set(name, value);
  return again;
};

const numbersOf = async (venueId: string): Promise<number[]> =>
  (
    await database.run<{ number: number }>(
      'numbers',
      'select number from orders where venue_id = $1 order by 1',
      [venueId],
    )
  ).map(({ number }) => number);

describe('while one server stands still in the middle of an order', () => {
  it('the others serve on, and once it wakes the order is there once', { timeout: 60_000 }, async () => {
    await stoppedInTheMiddle(
      () => first?.freeze(),
      async under => {
        await othersServeOn(under);
        first?.thaw();
        const number = await under.placing;
        // The same key again, at the other server: the order that it was.
        const again = atSecond(under.phone);
        expect(await place(again, under.revision, under.key)).toBe(number);
        expect(await numbersOf(under.venue.id)).toEqual([1, 2, 3, 4]);
      },
    );
  });
});

describe('while the network between one server and the database is cut in the middle of an order', () => {
  it('the others serve on, it says that it cannot, and goes on by itself', { timeout: 120_000 }, async () => {
    await stoppedInTheMiddle(
      () => line.cut(),
      async under => {
        await othersServeOn(under);
        const { status } = await fetch(`${first?.url}/readyz`);
        expect(status).toBe(503);
        expect(await under.placing).toMatch(/^ApiFailure: Service is not available|^\d+$/);
        line.mend();
        await expect
          .poll(async () => (await fetch(`${first?.url}/readyz`)).status, { timeout: 20_000 })
          .toBe(200);
        // Either way it is asked again with the same key, and there once.
        // While the first request is given back, that it is under way is what the second one hears.
        let number = '';
        const ask = async (): Promise<string> => {
          number = await place(under.phone, under.revision, under.key).catch(String);
          return number;
        };
        await expect.poll(ask, { timeout: 30_000 }).toMatch(/^\d+$/);
        expect(await place(atSecond(under.phone), under.revision, under.key)).toBe(number);
        expect(await numbersOf(under.venue.id)).toEqual([1, 2, 3, 4]);
      },
    );
  });
});
