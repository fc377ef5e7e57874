import type { Connection } from './connection.ts';
import type { Bound } from './rules.ts';

export type IdleConnections = {
  /** Nothing is asked on it any more; the one that is idle the longest is closed where there are too many. */
  readonly add: (connection: Connection) => void;
  /** It asks again, or is gone. */
  readonly remove: (connection: Connection) => void;
};

/**
 * Bounds connections on which nothing is asked: opened ahead, kept for the next request, or opened to take room. The one that
 * is idle the longest gives way, first of the same address: a browser opens another, and nobody is kept out.
 */
export const createIdleConnections = ({ perAddress, inAll }: Bound): IdleConnections => {
  // Sets keep the order in which connections fell idle.
  const all = new Set<Connection>();
  const byAddress = new Map<string, Set<Connection>>();

  const remove = (connection: Connection): void => {
    all.delete(connection);
    const { address } = connection;
    const own = address === null ? undefined : byAddress.get(address);
    if (address !== null && own?.delete(connection) && own.size === 0) byAddress.delete(address);
  };
  const closeOldest = (among: ReadonlySet<Connection>): void => {
    const [oldest] = among;
    if (!oldest) return;
    remove(oldest);
    oldest.socket.destroy();
  };

  return {
    add: connection => {
      all.add(connection);
      if (connection.address !== null) {
        const own = byAddress.get(connection.address) ?? new Set();
        byAddress.set(connection.address, own.add(connection));
        if (own.size > perAddress) closeOldest(own);
      }
      if (all.size > inAll) closeOldest(all);
    },
    remove,
  };
};
