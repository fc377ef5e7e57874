import { minor } from '@tableside/domain/money';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Run } from '../../../database/database.ts';
import { checkBooks, postEntry, sealAll, sealVenue } from '../index.ts';

let server: TestServer;
let venue: TestVenue;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  venue = await aVenue(server);
});
afterAll(() => server.stop());

const post = (run: Run, name: string) =>
  postEntry(run, {
    venueId: venue.id,
    kind: 'correction',
    currency: 'EUR',
    dedupeKey: `${venue.id}:${name}`,
    at: server.clock.now(),
    lines: [
      { account: 'cash', amount: minor(5) },
      { account: 'sales', amount: minor(-5) },
    ],
  });
const seal = () => sealVenue(server.database, venue.id, server.clock.now());
type Row = { number: number; name: string; hash: Buffer };
const sealed = () =>
  server.database.run<Row>(
    'test-sealed',
    `select s.number, split_part(e.dedupe_key, ':', 2) as name, s.hash
     from journal_seal s join journal_entry e on e.id::text = s.source_id and s.kind = 'entry'
     where s.venue_id = $1 order by s.number`,
    [venue.id],
  );
const namesOf = (rows: Row[]) => rows.map(({ name }) => name);
/** What is sealed once nothing runs any more that began earlier, in this cluster's other databases too. */
const finallySealed = () =>
  expect.poll(async () => {
    await seal();
    return namesOf(await sealed());
  });
/** A transaction that has written and commits when told to. */
const held = async (name: string) => {
  const written = Promise.withResolvers<void>();
  const go = Promise.withResolvers<boolean>();
  const done = server.database
    .transaction(async run => {
      await post(run, name);
      written.resolve();
      if (!(await go.promise)) throw new Error('rolled back');
    })
    .catch(() => undefined);
  await written.promise;
  return async (commit: boolean) => {
    go.resolve(commit);
    await done;
  };
};

describe('sealing', () => {
  it('waits for a transaction that began earlier and commits later', async () => {
    const early = await held('early');
    await server.database.transaction(run => post(run, 'late'));
    await seal();
    expect(namesOf(await sealed())).toEqual([]);
    await early(true);
    await finallySealed().toEqual(['early', 'late']);
  });

  it('leaves no gap for what was rolled back', async () => {
    const first = await held('first');
    const second = await held('second');
    await server.database.transaction(run => post(run, 'third'));
    await first(false);
    await second(true);
    await finallySealed().toEqual(['second', 'third']);
    expect((await sealed()).map(({ number, name }) => [number, name])).toEqual([
      [1, 'second'],
      [2, 'third'],
    ]);
  });

  it('gives every entry one number while many commit and several servers seal, and changes none afterwards', async () => {
    const seen: Row[][] = [];
    const writers = Array.from({ length: 60 }, (_, index) =>
      server.database.transaction(async run => {
        await post(run, `w${index}`);
        if (index % 3 === 0) await run('test-think', 'select pg_sleep(0.01)', []);
        if (index % 7 === 0) throw new Error('rolled back');
      }),
    );
    const sealers = Array.from({ length: 3 }, async () => {
      for (let round = 0; round < 10; round += 1) {
        await seal();
        seen.push(await sealed());
      }
    });
    await Promise.allSettled(writers);
    await Promise.all(sealers);
    await finallySealed().toHaveLength(51);
    const all = await sealed();
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
    expect(new Set(namesOf(all)).size).toBe(51);
    for (const part of seen) expect(all.slice(0, part.length)).toEqual(part);
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('seals what came with a restored backup, whose transactions this database never had', async () => {
    await server.database.transaction(run => post(run, 'old'));
    await server.database.pool.query(
      `update journal_unsealed set xid = (pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1000000)::text::xid8
       where venue_id = $1`,
      [venue.id],
    );
    await finallySealed().toEqual(['old']);
  });

  it('numbers each venue on its own', async () => {
    const first = venue;
    await server.database.transaction(run => post(run, 'one'));
    venue = await aVenue(server);
    await server.database.transaction(run => post(run, 'two'));
    const numbers = async (of: TestVenue): Promise<number[]> => {
      venue = of;
      await sealAll(server.database, server.clock.now());
      return (await sealed()).map(({ number }) => number);
    };
    const second = venue;
    await expect.poll(() => numbers(second)).toEqual([1]);
    await expect.poll(() => numbers(first)).toEqual([1]);
  });
});
