import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMenuDocument } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestClient, testClient } from '@tableside/testkit/server/server-client.ts';
import {
  freePort,
  type ServerProcess,
  startServerProcess,
} from '@tableside/testkit/server/server-process.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createMenuPublisher, createMenuReader } from '../features/menu/index.ts';

const PHONES = 10;
/** The power goes when so many orders are acknowledged; more are on their way at that moment. */
const ACKNOWLEDGED = 100;

let dataDir: string;
let port: number;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tableside-kill-'));
  port = await freePort();
  server = await startServerProcess(dataDir, port);
}, 120_000);
afterAll(async () => {
  await server.killNine();
  rmSync(dataDir, { recursive: true, force: true });
});

type Phone = TestClient & { readonly session: string };
type Attempt = {
  readonly phone: Phone;
  readonly revision: number;
  readonly key: string;
  number: string | null;
};

const furnished = async () => {
  const database = openDatabase({ ...server.database(), max: 2 });
  try {
    const venue = await aVenue(
      { database },
      { settings: { maxOpenOrdersPerSession: 999, maxOpenOrdersPerTable: 9_999 } },
    );
    await createMenuPublisher(database, Date.now, createMenuReader(database)).publish(
      venue.id,
      aMenuDocument(),
    );
    const table = await aTable({ database }, venue);
    const staff = await aStaff({ database, client: () => testClient(server.url) }, venue);
    return { venue, table, staff };
  } finally {
    await database.close();
  }
};

const phoneAt = async (code: string): Promise<Phone> => {
  const phone = testClient(server.url);
  const { session } = await phone.call('GET /{hash}', { hash: code });
  return { ...phone, session };
};

const place = async (attempt: Attempt): Promise<string> => {
  const { session } = attempt.phone;
  const { order } = await attempt.phone.call('POST /cart/{session}/place-order', {
    session,
    body: { cart_revision: attempt.revision },
    idempotencyKey: attempt.key,
  });
  attempt.number = order.unique_order_number;
  return order.unique_order_number;
};

/** Orders without end until the server is gone; what was sent and not answered stays with `number` null. */
const orderUntilDark = async (phone: Phone, attempts: Attempt[], acknowledged: () => void): Promise<void> => {
  for (;;) {
    const { session } = phone;
    const cart = await phone
      .call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } })
      .catch(() => null);
    if (!cart) return;
    const attempt: Attempt = { phone, revision: cart.revision, key: randomUUID(), number: null };
    attempts.push(attempt);
    const done = await place(attempt).catch(() => null);
    if (done === null) return;
    acknowledged();
  }
};

const historyOf = async (): Promise<{ number: string; events: number }[]> => {
  const database = openDatabase({ ...server.database(), max: 1 });
  try {
    const { rows } = await database.pool.query<{ number: string; events: number }>(
      `select o.unique_order_number as number, count(h.id)::int as events
       from orders o left join order_history h on h.order_id = o.id group by 1`,
    );
    return rows;
  } finally {
    await database.close();
  }
};

describe('after kill -9 of the server and its database', () => {
  it('every acknowledged order is there once with its history, retries make no second one, and streams go on', {
    timeout: 180_000,
  }, async () => {
    const { venue, table, staff } = await furnished();
    const before = await openStream(staff, `/api/console/${venue.id}/realtime`);
    const attempts: Attempt[] = [];
    const phones = await Promise.all(Array.from({ length: PHONES }, () => phoneAt(table.code)));
    let killing: Promise<void> | undefined;
    const acknowledged = (): void => {
      const count = attempts.filter(({ number }) => number !== null).length;
      if (count >= ACKNOWLEDGED) killing ??= server.killNine();
    };
    await Promise.all(phones.map(phone => orderUntilDark(phone, attempts, acknowledged)));
    await killing;
    await before.ended;
    const answered = attempts.flatMap(({ number }) => number ?? []);
    expect(answered.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);

    server = await startServerProcess(dataDir, port);
    const found = new Map((await historyOf()).map(({ number, events }) => [number, events]));
    expect(answered.filter(number => found.get(number) !== 1)).toEqual([]);

    // The phones try again what was not answered: it is the order that was placed, or a first one now.
    await Promise.all(attempts.filter(({ number }) => number === null).map(place));
    const all = await historyOf();
    expect(all.map(({ number }) => number).sort()).toEqual(attempts.map(({ number }) => number).sort());
    expect(all.filter(({ events }) => events !== 1)).toEqual([]);

    const after = await openStream(staff, `/api/console/${venue.id}/realtime`, before.place());
    const heard = new Set<string>();
    const take = (data: unknown): void => {
      heard.add((data as { order: { unique_order_number: string } }).order.unique_order_number);
    };
    for (const { event, data } of before.heard) if (event === 'board-order') take(data);
    while (heard.size < attempts.length) take((await after.next('board-order')).data);
    after.close();
  });
});
