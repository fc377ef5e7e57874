import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut as a network is: nothing passes, nobody is told. */
export type DatabaseLine = {
  /** The database's address by this way. */
  readonly url: string;
  readonly cut: () => void;
  /** What was under way when it was cut is lost, as it is after some minutes. */
  readonly mend: () => void;
  /** Ends every connection, and each new one with an error of this SQLSTATE, as a database does that starts or is full. */
  readonly refuse: (sqlState: string) => void;
  readonly close: () => Promise<void>;
};

/** Where a database listens, by an address as `DATABASE_URL` has it. */
const placeOf = (url: string): { path: string } | { host: string; port: number } => {
  const host = new URLSearchParams(url.split('?')[1] ?? '').get('host');
  if (host !== null) return { path: `${host}/.s.PGSQL.5432` };
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

/** The same address with another place. */
const moved = (url: string, port: number): string => {
  const [, scheme, who = '', name] = /^(postgres\w*:\/\/)([^/]*@)?[^/]*\/([^?]*)/.exec(url) ?? [];
  return `${scheme}${who}127.0.0.1:${port}/${name}`;
};

/** What PostgreSQL says to a connection that it does not take. */
const fatal = (sqlState: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0Mrefused\0\0`);
  const head = Buffer.from('E____');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};

/** Listens on a free port of this machine and passes on to the database at `url`. */
export const databaseLine = async (url: string): Promise<DatabaseLine> => {
  const ends = new Set<Socket>();
  let isCut = false;
  let refusedWith: string | null = null;
  const server = createServer(near => {
    const refusal = refusedWith;
    if (refusal !== null) {
      near.on('error', () => undefined);
      near.once('data', () => near.end(fatal(refusal)));
      return;
    }
    const far = connect(placeOf(url));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      if (isCut) end.pause();
      end.on('data', chunk => other.write(chunk));
      // While it is cut, that one end has gone is no news for the other.
      end.on('close', () => {
        ends.delete(end);
        if (!isCut) other.destroy();
      });
      end.on('error', () => undefined);
    }
    if (isCut) for (const end of [near, far]) end.pause();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: moved(url, typeof address === 'object' && address ? address.port : 0),
    cut: () => {
      isCut = true;
      for (const end of ends) end.pause();
    },
    refuse: sqlState => {
      refusedWith = sqlState;
      for (const end of ends) end.destroy();
    },
    mend: () => {
      isCut = false;
      refusedWith = null;
      for (const end of ends) end.destroy();
    },
    close: () =>
      new Promise(done => {
        server.close(() => done());
        for (const end of ends) end.destroy();
      }),
  };
};
