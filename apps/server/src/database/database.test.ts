import { freshDatabase } from '@tableside/testkit/server/cluster.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isDatabaseAway } from './connection/away.ts';
import { type Database, openDatabase, type Run } from './database.ts';

const open = async (): Promise<Database> => {
  const fresh = await freshDatabase();
  const database = openDatabase({ ...fresh.connection, max: 4 });
  onTestFinished(async () => {
    await database.close();
    await fresh.drop();
  });
  return database;
};

/** Ends a connection from outside, as a crashing database does, and waits until it is gone. */
const endConnection = async ({ run }: Database, pid: number): Promise<void> => {
  await run('end', 'select pg_terminate_backend($1, 5000)', [pid]);
};

describe('a transaction', () => {
  it('whose connection dies between two statements runs again; the process and the pool live on', async () => {
    const database = await open();
    const pids = new Set<number>();
    const outcome = await database.transaction(async run => {
      const [row] = await run<{ pid: number }>('pid', 'select pg_backend_pid() as pid', []);
      const first = pids.size === 0;
      pids.add(row?.pid ?? 0);
      if (first) await endConnection(database, row?.pid ?? 0);
      // The news has to arrive while no statement waits for an answer.
      await database.run('round-trip', 'select 1', []);
      return run('next', 'select 1 as one', []);
    });
    expect(outcome).toEqual([{ one: 1 }]);
    expect(pids.size).toBe(2);
    expect(await database.run('after', 'select 1 as one', [])).toEqual([{ one: 1 }]);
  });

  it('whose connection dies each time fails, and says that the database is away', async () => {
    const database = await open();
    let runs = 0;
    const outcome = await database
      .transaction(async run => {
        runs += 1;
        const [row] = await run<{ pid: number }>('pid', 'select pg_backend_pid() as pid', []);
        await endConnection(database, row?.pid ?? 0);
        await database.run('round-trip', 'select 1', []);
        await run('next', 'select 1', []);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(outcome)).toBe(true);
    expect(runs).toBe(2);
  });

  it('of long work does not run again', async () => {
    const database = await open();
    let runs = 0;
    const outcome = await database
      .longTransaction(async run => {
        runs += 1;
        const [row] = await run<{ pid: number }>('pid', 'select pg_backend_pid() as pid', []);
        await endConnection(database, row?.pid ?? 0);
        await database.run('round-trip', 'select 1', []);
        await run('next', 'select 1', []);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(outcome)).toBe(true);
    expect(runs).toBe(1);
  });

  it('keeps nobody waiting without an end: connections say so to PostgreSQL, long work says otherwise', async () => {
    const database = await open();
    const patience = async (run: Run) => {
      const names = [
        'lock_timeout',
        'idle_in_transaction_session_timeout',
        'client_connection_check_interval',
      ];
      const rows = await run<{ value: string }>(
        'patience',
        'select current_setting(name) as value from unnest($1::text[]) name',
        [names],
      );
      return rows.map(({ value }) => value);
    };
    expect(await patience(database.run)).toEqual(['2s', '2s', '2s']);
    expect(await database.longTransaction(patience)).toEqual(['30s', '30s', '2s']);
  });

  it('that PostgreSQL ended to untie a deadlock runs again', async () => {
    const database = await open();
    const add = (run: Run, id: number) =>
      run('add', 'update count set value = value + 1 where id = $1', [id]);
    await database.run('table', 'create table count (id int primary key, value int)', []);
    await database.run('rows', 'insert into count values (1, 0), (2, 0)', []);
    // Each waits, the first time, until the other holds its first row.
    const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const inOrder = (first: number, second: number, here: () => void, other: Promise<void>) =>
      database.transaction(async run => {
        await add(run, first);
        here();
        await other;
        await add(run, second);
      });
    await Promise.all([inOrder(1, 2, one.resolve, two.promise), inOrder(2, 1, two.resolve, one.promise)]);
    expect(await database.run('values', 'select value from count order by id', [])).toEqual([
      { value: 2 },
      { value: 2 },
    ]);
  });
});

it('work that goes on beside what failed reaches nothing any more: neither on its own nor in another’s transaction', async () => {
  const database = await open();
  await database.run('make', 'create table written (by text)', []);
  let goOn: () => void = () => undefined;
  const later = new Promise<void>(resolve => {
    goOn = resolve;
  });
  let stray: Promise<unknown> = Promise.resolve();
  const failing = database.transaction(async run => {
    await run('first', `insert into written values ('undone')`, []);
    stray = later.then(() => run('stray', `insert into written values ('stray')`, []));
    stray.catch(() => undefined);
    throw new Error('failed beside');
  });
  await expect(failing).rejects.toThrow('failed beside');
  goOn();
  await expect(stray).rejects.toThrow('stray comes after its transaction was undone');
  expect(await database.run('read', 'select by from written', [])).toEqual([]);
});

describe('the last statement of a transaction', () => {
  const withCounts = async () => {
    const database = await open();
    await database.run('table', 'create table count (id int primary key)', []);
    const insert = (run: Run, id: number) =>
      run('insert', 'insert into count values ($1) returning id', [id]);
    const counts = async () => (await database.run('counts', 'select id from count order by id', [])).length;
    return { database, insert, counts };
  };

  it.each(['transaction', 'lockingTransaction'] as const)('is committed with the %s', async kind => {
    const { database, insert, counts } = await withCounts();
    const answer = database[kind](async (run, last) => {
      await insert(run, 1);
      return insert(last, 2);
    });
    expect(await answer).toEqual([{ id: 2 }]);
    expect(await counts()).toBe(2);
  });

  it.each(['transaction', 'lockingTransaction'] as const)(
    'takes the %s with it when it fails',
    async kind => {
      const { database, insert, counts } = await withCounts();
      const answer = database[kind](async (run, last) => {
        await insert(run, 1);
        await insert(last, 1);
      });
      await expect(answer).rejects.toMatchObject({ code: '23505' });
      expect(await counts()).toBe(0);
    },
  );

  it('has nothing behind it', async () => {
    const { database, insert } = await withCounts();
    const answer = database.transaction(async (run, last) => {
      await insert(last, 1);
      await insert(run, 2);
    });
    await expect(answer).rejects.toThrow('insert comes after the last statement');
  });

  it('may be the first', async () => {
    const { database, insert, counts } = await withCounts();
    await database.lockingTransaction((_run, last) => insert(last, 1));
    expect(await counts()).toBe(1);
  });
});

it('gives back every connection when it is closed, whichever way they were used', async () => {
  const watching = await open();
  const fresh = await freshDatabase();
  onTestFinished(fresh.drop);
  const unused = openDatabase({ ...fresh.connection, max: 2 });
  const used = openDatabase({ ...fresh.connection, max: 2 });
  const [{ name } = { name: '' }] = await used.run<{ name: string }>(
    'name',
    'select current_database() as name',
    [],
  );
  const connections = async (): Promise<number> => {
    const rows = await watching.run('connections', 'select from pg_stat_activity where datname = $1', [name]);
    return rows.length;
  };
  expect(await connections()).toBe(1);
  await Promise.all([unused.close(), used.close()]);
  await used.close();
  await expect.poll(connections).toBe(0);
});

describe('an error of the database', () => {
  it.each([
    [{ code: '57P01' }, true],
    [{ code: '57P03' }, true],
    [{ code: '57014' }, true],
    [{ code: '53300' }, true],
    [{ code: '53100' }, true],
    [{ code: '55P03' }, true],
    [{ code: '25P03' }, true],
    [{ code: 'ECONNREFUSED' }, true],
    [{ code: 'EAI_AGAIN' }, true],
    [{ code: 'ENETUNREACH' }, true],
    [{ code: 'ENOENT', syscall: 'connect' }, true],
    [new Error('Connection terminated unexpectedly'), true],
    [new Error('timeout exceeded when trying to connect'), true],
    [new Error('Cannot use a pool after calling end on the pool'), true],
    [{ code: 'ENOENT', syscall: 'open' }, false],
    [{ code: '23505' }, false],
    [new TypeError('x is not a function'), false],
  ])('%j says that the database is away: %s', (error, away) => {
    expect(isDatabaseAway(error)).toBe(away);
  });
});
