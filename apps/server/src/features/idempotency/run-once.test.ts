import { createHash } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { type Database, openDatabase } from '@tableside/server/database/database.ts';
import { type FreshDatabase, freshDatabase } from '@tableside/testkit/server/cluster.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdempotency, keepAnswerWithin, MAX_KEPT, pruneIdempotency } from './index.ts';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.connection);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const hash = (text: string) => createHash('sha256').update(text).digest();
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (cause: unknown) => (cause instanceof Refusal ? cause.code : String(cause)),
  );

describe('running once', () => {
  it('runs every time without a key', async () => {
    let runs = 0;
    const once = () => createIdempotency(database).run('s', null, hash('a'), async () => ++runs);
    expect([await once(), await once()]).toEqual([1, 2]);
  });

  it('answers again what it answered, and keeps scopes apart', async () => {
    let runs = 0;
    const { run } = createIdempotency(database);
    const work = async () => ({ run: ++runs, session_token: 'secret' });
    expect(await run('s1', 'k', hash('a'), work)).toEqual({ run: 1, session_token: 'secret' });
    expect(await run('s1', 'k', hash('a'), work)).toEqual({ run: 1, session_token: null });
    expect(await run('s2', 'k', hash('a'), work)).toMatchObject({ run: 2 });
    expect(await codeOf(run('s1', 'k', hash('b'), work))).toBe('idempotency_key_reused');
  });

  it('is told while the first is still running, and runs again after a failure', async () => {
    const { run } = createIdempotency(database);
    let fail: (cause: Error) => void = () => undefined;
    const started = new Promise<void>(begin => {
      const work = () => {
        begin();
        return new Promise((_, reject) => {
          fail = reject;
        });
      };
      void codeOf(run('s', 'slow', hash('a'), work)).then(outcome => ended.push(outcome));
    });
    const ended: string[] = [];
    await started;
    expect(await codeOf(run('s', 'slow', hash('a'), async () => 1))).toBe('idempotency_in_progress');
    fail(new Refusal('cart_empty'));
    await expect.poll(() => ended).toEqual(['cart_empty']);
    expect(await run('s', 'slow', hash('a'), async () => 2)).toBe(2);
  });

  it('keeps the answer with the change or not at all', async () => {
    const { run } = createIdempotency(database);
    const work = (ends: 'well' | 'badly') => () =>
      database.transaction(async tx => {
        await keepAnswerWithin(tx, { kept: true });
        if (ends === 'badly') throw new Refusal('cart_empty');
        return { kept: false };
      });
    expect(await codeOf(run('s', 'bad', hash('a'), work('badly')))).toBe('cart_empty');
    expect(await run('s', 'bad', hash('a'), work('well'))).toEqual({ kept: false });
    expect(await run('s', 'bad', hash('a'), work('well'))).toEqual({ kept: true });
  });

  it.each(['', 'x'.repeat(256), 'tab\there'])('refuses %j as a key', async key => {
    const { run } = createIdempotency(database);
    expect(await codeOf(run('s', key, hash('a'), async () => 1))).toBe('validation_failed');
  });

  it('forgets keys after three days, not after two', async () => {
    const { run } = createIdempotency(database);
    await run('age', 'old', hash('a'), async () => 1);
    await run('age', 'young', hash('a'), async () => 1);
    await database.pool.query(
      `update idempotency_key set created_at = now() - case key when 'old' then interval '73 hours'
         else interval '49 hours' end where scope = 'age'`,
    );
    expect(await pruneIdempotency(database.run)).toBe(1);
    expect(await run('age', 'young', hash('a'), async () => 2)).toBe(1);
  });

  it('keeps the latest of one caller, and no more of them than there is room for', async () => {
    const { run } = createIdempotency(database);
    await run('many', 'first', hash('a'), async () => 1);
    await database.pool.query(
      `insert into idempotency_key (scope, key, request_hash, http_status, answer)
       select 'many', n::text, '\\x00', 200, '{}' from generate_series(1, $1::int) n`,
      [MAX_KEPT - 1],
    );
    await database.pool.query(
      `update idempotency_key set created_at = now() - interval '1 minute' where scope = 'many' and key = 'first'`,
    );
    expect(await pruneIdempotency(database.run)).toBe(0);
    await run('many', 'last', hash('a'), async () => 1);
    expect(await pruneIdempotency(database.run)).toBe(1);
    expect(await run('many', 'last', hash('a'), async () => 2)).toBe(1);
    expect(await run('many', 'first', hash('a'), async () => 2)).toBe(2);
  });
});
