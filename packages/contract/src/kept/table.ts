const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = async (name: string, tables: readonly string[]): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const table of tables) request.result.createObjectStore(table, { keyPath: 'token' });
  };
  const found = await answer(request);
  // Another tab may remove or renew it.
  found.onversionchange = () => found.close();
  return found;
};

/** Rows of the device's own database, each by its token. Every call fails where the browser keeps none (some private windows). */
export type Table<Row extends { readonly token: string }> = {
  readonly get: (token: string) => Promise<Row | null>;
  readonly all: () => Promise<readonly Row[]>;
  readonly put: (row: Row) => Promise<void>;
  readonly remove: (token: string) => Promise<void>;
};

/** The database of one app on this device, and its tables. It is opened when it is first asked. */
export const keptBase = <Name extends string>(base: string, tables: readonly Name[]) => {
  let opened: Promise<IDBDatabase> | undefined;
  const database = (): Promise<IDBDatabase> => {
    opened ??= open(base, tables);
    return opened;
  };
  return <Row extends { readonly token: string }>(name: Name): Table<Row> => {
    const once = async <T>(
      mode: IDBTransactionMode,
      ask: (store: IDBObjectStore) => IDBRequest<T>,
    ): Promise<T> => {
      const transaction = (await database()).transaction(name, mode);
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const [result] = await Promise.all([answer(ask(transaction.objectStore(name))), done]);
      return result;
    };
    /** Phones close the database of a page that slept, and say so only when it is asked: then it is opened once more. */
    const run: typeof once = (mode, ask) =>
      once(mode, ask).catch(() => {
        opened = undefined;
        return once(mode, ask);
      });
    return {
      get: async token => ((await run('readonly', store => store.get(token))) as Row | undefined) ?? null,
      all: async () => (await run('readonly', store => store.getAll())) as Row[],
      put: async row => void (await run('readwrite', store => store.put(row))),
      remove: token => run('readwrite', store => store.delete(token)),
    };
  };
};

/** As long as the page lives, where the browser keeps nothing. */
export const memoryTable = <Row extends { readonly token: string }>(): Table<Row> => {
  const rows = new Map<string, Row>();
  return {
    get: async token => rows.get(token) ?? null,
    all: async () => [...rows.values()],
    put: async row => void rows.set(row.token, row),
    remove: async token => void rows.delete(token),
  };
};

/**
 * As `kept`, and in `spare` what it has no room for: that much is gone with the page. Removing is never said to have worked
 * when it has not.
 */
export const withSpare = <Row extends { readonly token: string }>(
  kept: Table<Row>,
  spare: Table<Row>,
): Table<Row> => ({
  get: async token => (await spare.get(token)) ?? (await kept.get(token).catch(() => null)),
  all: async () => {
    const inSpare = await spare.all();
    const others = (await kept.all().catch(() => [])).filter(
      ({ token }) => !inSpare.some(row => row.token === token),
    );
    return [...inSpare, ...others];
  },
  put: async row => {
    try {
      await kept.put(row);
      await spare.remove(row.token);
    } catch {
      await spare.put(row);
      // What an earlier try left there is not what is wanted now; removing needs no room.
      await kept.remove(row.token).catch(() => undefined);
    }
  },
  remove: async token => {
    await spare.remove(token);
    await kept.remove(token);
  },
});
