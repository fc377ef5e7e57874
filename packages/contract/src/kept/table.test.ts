import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const answered = (result: unknown) => {
  const request: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
};
/** As much of a phone's database as one read needs. */
const aDatabase = (row: unknown) => ({
  transaction: () => {
    const transaction: { objectStore: () => object; oncomplete?: () => void } = {
      objectStore: () => ({
        get: () => {
          queueMicrotask(() => transaction.oncomplete?.());
          return answered(row);
        },
      }),
    };
    return transaction;
  },
});
const closed = {
  transaction: () => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  },
};

it('a database that the phone closed under a sleeping page is opened once more', async () => {
  const open = vi.fn().mockImplementationOnce(() => answered(closed));
  open.mockImplementation(() => answered(aDatabase({ token: 's' })));
  vi.stubGlobal('indexedDB', { open });
  const { keptBase } = await import('./table.ts');
  const tableOf = keptBase('tableside', ['unsent', 'carts']);
  expect(await tableOf('unsent').get('s')).toEqual({ token: 's' });
  expect(open).toHaveBeenCalledTimes(2);
});

it('a browser that keeps nothing is said to keep nothing', async () => {
  vi.stubGlobal('indexedDB', { open: () => answered(closed) });
  const { keptBase } = await import('./table.ts');
  const tableOf = keptBase('tableside', ['unsent', 'carts']);
  await expect(tableOf('carts').get('s')).rejects.toThrow();
});

it('what the phone has no room for is there as long as the page lives, and nothing older in its place', async () => {
  const { memoryTable, withSpare } = await import('./table.ts');
  const kept = memoryTable<{ token: string; at: number }>();
  let isFull = false;
  const put = (row: { token: string; at: number }) =>
    isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : kept.put(row);
  const table = withSpare({ ...kept, put }, memoryTable<{ token: string; at: number }>());
  await table.put({ token: 'a', at: 1 });
  isFull = true;
  await table.put({ token: 'a', at: 2 });
  expect([await table.get('a'), await table.all()]).toEqual([{ token: 'a', at: 2 }, [{ token: 'a', at: 2 }]]);
  expect(await kept.get('a')).toBeNull();
  isFull = false;
  await table.put({ token: 'a', at: 3 });
  expect([await kept.get('a'), await table.all()]).toEqual([{ token: 'a', at: 3 }, [{ token: 'a', at: 3 }]]);
  await table.remove('a');
  expect(await table.all()).toEqual([]);
});
