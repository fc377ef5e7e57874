import { type FreshDatabase, freshDatabase } from '@tableside/testkit/server/cluster.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, type Run } from '../database/database.ts';
import { drawBackForeignPlaces, lockPlace } from './follower-store.ts';
import { appendToOutbox } from './outbox.ts';
import type { Position } from './position.ts';
import { createOutboxReader, type OutboxReader } from './reader.ts';
import { currentPosition, discardForeignEvents, readEvents, type StoredEvent } from './store.ts';
import { listenForWakes, type Wake } from './wake-store.ts';

let fresh: FreshDatabase;
let database: Database;
let reader: OutboxReader;
let wake: Wake;
let heard: number[] = [];
let places: Position[] = [];
let queries = 0;
let onHeard = (): void => undefined;
const log = pino({ level: 'silent' });

const versionOf = ({ data }: StoredEvent): number => (JSON.parse(data) as { version: number }).version;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ ...fresh.connection, max: 12 });
  reader = createOutboxReader(
    {
      current: () => currentPosition(database.run),
      after: (place, limit) => {
        queries += 1;
        return readEvents(database.run, place, limit);
      },
    },
    events => {
      heard.push(...events.map(versionOf));
      places.push(...events);
      onHeard();
    },
    log,
  );
  await reader.start();
  wake = await listenForWakes(database, { wake: reader.wake, hear: () => undefined }, log);
});
afterAll(async () => {
  await wake.stop();
  await reader.stop();
  await database.close();
  await fresh.drop();
});

const tell = (run: Run, version: number) =>
  appendToOutbox(run, [{ audience: 'venue:v', event: 'menu-updated', data: { version } }]);
const untilHeard = (count: number): Promise<void> =>
  new Promise(resolve => {
    onHeard = () => {
      if (heard.length >= count) resolve();
    };
    onHeard();
  });
/** A transaction that has written but not committed. */
const opened = async (version: number): Promise<{ commit: () => Promise<void> }> => {
  let finish = (): void => undefined;
  let written = (): void => undefined;
  const hasWritten = new Promise<void>(resolve => {
    written = resolve;
  });
  const done = database.transaction(async run => {
    await tell(run, version);
    written();
    await new Promise<void>(resolve => {
      finish = resolve;
    });
  });
  await hasWritten;
  return {
    commit: () => {
      finish();
      return done;
    },
  };
};
const begin = (): void => {
  heard = [];
  places = [];
};

describe('the outbox reader', () => {
  it('never skips a commit that comes late: the earlier transaction first, though the later one committed first', async () => {
    begin();
    const early = await opened(1);
    const late = await opened(2);
    await late.commit();
    // The later event is committed and yet waits: passing it by would lose the earlier one for good.
    const seen = await readEvents(database.run, reader.position(), 10);
    expect(seen).toEqual({ events: [], behind: true });
    await early.commit();
    await untilHeard(2);
    expect(heard).toEqual([1, 2]);
  });

  it('tells things in the order in which they happened, also where who waited for the other had begun before', async () => {
    begin();
    await database.transaction(async run => {
      // Its number is the lower one: it has begun to write, and waits now, say for the row of a bill.
      await run('test-begin', 'select pg_current_xact_id()', []);
      await database.transaction(other => tell(other, 1));
      await tell(run, 2);
    });
    await untilHeard(2);
    expect(heard).toEqual([1, 2]);
  });

  it('waits for nobody who comes later, and for nobody at all in an empty house', async () => {
    begin();
    const late = await opened(2);
    await late.commit();
    await database.transaction(async run => {
      await database.transaction(other => other('test-begin', 'select pg_current_xact_id()', []));
      await tell(run, 3);
    });
    await untilHeard(2);
    const { events, behind } = await readEvents(database.run, reader.position(), 10);
    expect({ heard, events, behind }).toEqual({ heard: [2, 3], events: [], behind: false });
  });

  it('delivers a committed event whose elder rolls back', async () => {
    begin();
    const doomed = database.transaction(async run => {
      await tell(run, 1);
      await tell(database.run, 2);
      throw new Error('never mind');
    });
    await expect(doomed).rejects.toThrow('never mind');
    await untilHeard(1);
    expect(heard).toEqual([2]);
  });

  it('delivers each of many concurrent commits exactly once and in order', async () => {
    begin();
    const versions = Array.from({ length: 400 }, (_, index) => index);
    await Promise.all(versions.map(version => database.transaction(run => tell(run, version))));
    await untilHeard(versions.length);
    expect([...heard].sort((a, b) => a - b)).toEqual(versions);
    const order = places.map(({ xid, id }) => [xid, id]);
    expect(order).toEqual([...order].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)));
  });

  it('makes one more pass for any number of wakes during a pass', async () => {
    begin();
    const before = queries;
    for (let index = 0; index < 1_000; index += 1) reader.wake();
    await tell(database.run, 1);
    for (let index = 0; index < 1_000; index += 1) reader.wake();
    await untilHeard(1);
    expect(queries - before).toBeLessThan(20);
  });

  it('listens again after its connection is cut, and reads what was sent meanwhile', async () => {
    begin();
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
    );
    await tell(database.run, 9);
    await untilHeard(1);
    expect(heard).toEqual([9]);
    await tell(database.run, 10);
    await untilHeard(2);
  });

  it('drops events of transactions this cluster never had, so that a restored backup does not stop it', async () => {
    await database.pool.query(
      `insert into outbox (xid, audience, event, data) values ('99999999999', 'venue:v', 'menu-updated', '{"version": 1}')`,
    );
    await discardForeignEvents(database.run);
    const { rows } = await database.pool.query("select 1 from outbox where xid = '99999999999'");
    expect(rows).toEqual([]);
  });

  it('reads on for devices and webhooks after a backup of a busier cluster is restored, and moves no place of its own', async () => {
    await tell(database.run, 1);
    const own = await currentPosition(database.run);
    await database.pool.query(
      "insert into push_place (xid, id) values ('99999999999', 7); insert into webhook_place (xid, id) values ('1', 7)",
    );
    await database.transaction(drawBackForeignPlaces);
    const [push, webhook] = await database.transaction(async run => [
      await lockPlace(run, 'push_place'),
      await lockPlace(run, 'webhook_place'),
    ]);
    expect(push?.xid).toBeGreaterThanOrEqual(own.xid);
    expect(push?.xid).toBeLessThan(99_999_999_999);
    expect(push?.id).toBe(0);
    expect(webhook).toEqual({ xid: 1, id: 7 });
  });
});
