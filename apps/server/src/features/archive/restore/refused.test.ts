import { aDay, type Day } from '@tableside/testkit/scenes/a-day.ts';
import { type PayServer, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { allSealed } from '@tableside/testkit/scenes/all-sealed.ts';
import {
  archived,
  changedArchive,
  forgedArchive,
  packed,
  restored,
} from '@tableside/testkit/scenes/an-archive.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ArchiveProblem } from '../index.ts';

const NOW = '2026-03-18T10:00:00Z';
let server: PayServer;
let day: Day;
let bytes: Buffer;
beforeAll(async () => {
  server = await payServer({ now: NOW });
  day = await aDay(server);
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  if (bytes) return;
  await allSealed(server, day.venue);
  bytes = await archived(server, day.venue.slug);
});

const anotherServer = async (): Promise<PayServer> => {
  const other = await payServer({ now: NOW });
  onTestFinished(() => other.stop());
  return other;
};
/** How many rows every table has. */
const countsOf = async (at: PayServer): Promise<Record<string, number>> => {
  const { rows } = await at.database.pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'
     and table_name not in ('kysely_migration', 'kysely_migration_lock', 'rate_counter')`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    counts[name] = Number((await at.database.pool.query(`select count(*) from "${name}"`)).rows[0].count);
  }
  return counts;
};

describe('what is refused', () => {
  const refused = async (to: PayServer, content: Buffer): Promise<readonly string[]> => {
    const before = await countsOf(to);
    const problem = await restored(to, content).then(
      () => null,
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(ArchiveProblem);
    expect(await countsOf(to)).toEqual(before);
    return [(problem as ArchiveProblem).message];
  };
  it.each([
    ['larger than 1 MB, packed small as it may be', { program: 'x'.repeat(1024 * 1024) }],
    ['nested without end', { more: JSON.parse('['.repeat(900) + ']'.repeat(900)) }],
  ])('what says of itself more than a manifest does: %s', async (_, over) => {
    const there = await anotherServer();
    const crafted = await changedArchive(bytes, (__, manifest) => void Object.assign(manifest, over));
    expect((await refused(there, crafted)).join()).toMatch('manifest.json is damaged');
  });

  it('what is damaged, cut off, of a newer version or no archive, with nothing written', async () => {
    const there = await anotherServer();
    for (const path of ['data/orders.jsonl', 'data/journal.jsonl', 'manifest.json']) {
      const flipped = Buffer.from(bytes);
      // The content begins behind its name.
      const at = flipped.indexOf(path) + path.length + 5;
      flipped[at] = (flipped[at] ?? 0) ^ 0x04;
      expect((await refused(there, flipped)).join(), path).toMatch(`${path} is damaged`);
    }
    expect(await refused(there, bytes.subarray(0, bytes.length - 3))).not.toEqual([]);
    expect(await refused(there, bytes.subarray(0, Math.floor(bytes.length / 2)))).not.toEqual([]);
    expect(
      (await refused(there, await changedArchive(bytes, all => void all.delete('data/orders.jsonl')))).join(),
    ).toMatch('data/orders.jsonl is missing');
    const newer = await changedArchive(bytes, (_, manifest) => {
      manifest.version = 3;
    });
    expect((await refused(there, newer)).join()).toMatch('restore it with a newer one');
    const unknown = await changedArchive(bytes, (_, manifest) => {
      manifest.data[0]?.columns.push('shoe_size');
    });
    expect((await refused(there, unknown)).join()).toMatch('shoe_size');
    expect((await refused(there, await packed(new Map([['a.txt', 'b']])))).join()).toMatch('no archive');
    expect((await refused(there, Buffer.from('nothing of this kind'))).join()).toMatch('no archive');
  });

  it('what does not agree with itself: sums, chain, balances, references, columns', async () => {
    const there = await anotherServer();
    const cases: [string, (text: string) => string, RegExp][] = [
      [
        'data/payments.jsonl',
        text => text.replace(/"captured":(\d)/, '"captured":9$1'),
        /sums|books|cannot be/,
      ],
      [
        'data/journal-lines.jsonl',
        text => text.replace(/"amount":(\d)/, '"amount":9$1'),
        /balance|sums|agree/,
      ],
      ['data/journal.jsonl', text => text.replace('"kind":"capture"', '"kind":"correction"'), /agree/],
      ['data/payment-events.jsonl', text => text.replace('"source":"staff"', '"source":"guest"'), /agree/],
      ['data/tables.jsonl', () => '', /names something that is not in the archive/],
      ['data/orders.jsonl', text => text.replace('"number":', '"numbers":'), /columns/],
      ['data/orders.jsonl', text => text.replace(/"status":"[a-z_]+"/, '"status":"eaten"'), /cannot be/],
      ['data/journal-chain.jsonl', text => `${text.split('\n').slice(0, -2).join('\n')}\n`, /chain/],
    ];
    for (const [path, change, words] of cases) {
      expect((await refused(there, await forgedArchive(bytes, path, change))).join(), path).toMatch(words);
    }
  });

  it('what is packed small and would fill the memory', async () => {
    const there = await anotherServer();
    const endless = await forgedArchive(
      bytes,
      'data/orders.jsonl',
      text => text + 'a'.repeat(65 * 1024 * 1024),
    );
    expect((await refused(there, endless)).join()).toMatch('data/orders.jsonl has a line that is too long');
    const vast = await changedArchive(bytes, (all, manifest) => {
      const path = 'pictures/0123456789abcdef/photo.avif';
      all.set(path, Buffer.alloc(33 * 1024 * 1024));
      manifest.pictures.push({ path, bytes: 33 * 1024 * 1024, sha256: '0'.repeat(64) });
    });
    expect((await refused(there, vast)).join()).toMatch('photo.avif is too large for a picture');
  });

  it('a venue that is here already, and one of whose codes another venue has, by name', async () => {
    expect((await refused(server, bytes)).join()).toMatch('The venue is here already');
    const there = await anotherServer();
    const other = await aDay(there);
    await there.database.pool.query('update venue_table set code = $1 where id = $2', [
      day.table.code,
      other.table.id,
    ]);
    expect((await refused(there, bytes)).join()).toMatch(`The code ${day.table.code} opens a table of`);
  });
});
